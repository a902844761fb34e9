import { groupBy } from '../grouping';
import type { BoardCourse, BoardMajor, ProgressBoard } from './board';
import { sumsOf, type BoardSums } from './boardSums';
import { nextDeadline, rateOf, type NextDeadline } from './openCourses';
import type { DeadlinePart } from './plan';

/** A major with its courses from low to high. */
export interface MajorRow extends BoardSums {
  major: BoardMajor;
  list: readonly BoardCourse[];
  next: NextDeadline | null;
}

/** A department with its majors. */
export interface DepartmentRow extends BoardSums {
  department: ProgressBoard['departments'][number];
  majors: readonly MajorRow[];
}

/** What of a board is shown. */
export interface BoardFilter {
  /** Part of the name of a major or a course. */
  keyword?: string;
  departmentId?: number | null;
  /** The part by which courses are sorted and drawn. */
  part?: DeadlinePart;
  /** Only majors with findings that block publishing, or with a deadline that is past. */
  isPressing?: boolean;
}

/** The rows of a board in the order of its departments and majors; a department without a shown major is left out. */
export function boardRows(
  board: ProgressBoard,
  { keyword = '', departmentId = null, part = 'all', isPressing = false }: BoardFilter = {},
): DepartmentRow[] {
  const wanted = keyword.trim().toLowerCase();
  const named = ({ name }: { name: string }) => name.toLowerCase().includes(wanted);
  const coursesOf = groupBy(board.courses, ({ majorId }) => majorId);
  const majorsOf = groupBy(board.majors, (major) => major.departmentId);
  return board.departments.flatMap((department) => {
    if (departmentId !== null && department.id !== departmentId) return [];
    const majors = (majorsOf.get(department.id) ?? []).flatMap((major): MajorRow[] => {
      const all = coursesOf.get(major.id) ?? [];
      const next = nextDeadline(major.id, all, board);
      if (isPressing && major.errors === 0 && (next?.daysLeft ?? 0) >= 0) return [];
      const shown = wanted === '' || named(major) ? all : all.filter(named);
      if (wanted !== '' && !named(major) && shown.length === 0) return [];
      const list = shown.toSorted((one, other) => rateOf(one, part) - rateOf(other, part) || one.id - other.id);
      return [{ major, list, next, ...sumsOf(all, [major]) }];
    });
    if (majors.length === 0) return [];
    const courses = majors.flatMap(({ major }) => coursesOf.get(major.id) ?? []);
    return [
      {
        department,
        majors,
        ...sumsOf(
          courses,
          majors.map(({ major }) => major),
        ),
      },
    ];
  });
}
