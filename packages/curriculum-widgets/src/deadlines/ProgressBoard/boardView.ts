import {
  joinNames,
  rateOf,
  type BoardCourse,
  type BoardSums,
  type DeadlinePart,
  type DepartmentRow,
  type Language,
  type MajorRow,
} from '@college/curriculum-model';
import type { BoardColumn, BoardSort } from './boardQuery';

/** What stands in a place of the board: words first press upward, figures downward. */
export function nextSort(sort: BoardSort | null, column: BoardColumn): BoardSort | null {
  const isDownFirst = column !== 'name' && column !== 'next';
  if (sort?.column !== column) return { column, isDown: isDownFirst };
  return sort.isDown === isDownFirst ? { column, isDown: !isDownFirst } : null;
}

/** The departments, and the majors in each, in the order of a column; without one as they are. */
export function sortedRows(rows: readonly DepartmentRow[], sort: BoardSort | null, language: Language): readonly DepartmentRow[] {
  if (!sort) return rows;
  const { column, isDown } = sort;
  const turn = isDown ? -1 : 1;
  const compare = (one: number | string, other: number | string) =>
    typeof one === 'string' ? one.localeCompare(String(other), language) : one - Number(other);
  const byMajor = (row: MajorRow) => {
    if (column === 'name') return row.major.name;
    return column === 'next' ? (row.next?.daysLeft ?? Infinity) : figureOf(row, column);
  };
  const byDepartment = (row: DepartmentRow) => {
    if (column === 'name') return row.department.name;
    return column === 'next' ? Math.min(Infinity, ...row.majors.map(({ next }) => next?.daysLeft ?? Infinity)) : figureOf(row, column);
  };
  return rows
    .map((row) => ({ ...row, majors: row.majors.toSorted((one, other) => turn * compareSafely(byMajor(one), byMajor(other))) }))
    .toSorted((one, other) => turn * compareSafely(byDepartment(one), byDepartment(other)));

  // Two that have no deadline are equal: the difference of two infinities is no number.
  function compareSafely(one: number | string, other: number | string): number {
    return one === other ? 0 : compare(one, other);
  }
}

function figureOf(sums: BoardSums, column: Exclude<BoardColumn, 'name' | 'next'>): number {
  switch (column) {
    case 'courses':
    case 'errors':
    case 'reminders':
    case 'reviews':
      return sums[column];
    default:
      return sums.rates?.[column] ?? -1;
  }
}

/** The sums of all that is shown. */
export function totalsOf(rows: readonly DepartmentRow[]) {
  const sum = (of: (row: DepartmentRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const courses = sum((row) => row.courses);
  return {
    majors: sum(({ majors }) => majors.length),
    courses,
    rate: courses === 0 ? null : Math.round(sum((row) => (row.rates?.all ?? 0) * row.courses) / courses),
    errors: sum(({ errors }) => errors),
    reminders: sum(({ reminders }) => reminders),
    reviews: sum(({ reviews }) => reviews),
  };
}

/** What a course says for itself, on its bar and in its row. */
export function courseInWords(
  course: BoardCourse,
  part: DeadlinePart,
  { language, noLeader }: { language: Language; noLeader: string },
): string {
  const leaders = course.leaders.length === 0 ? noLeader : joinNames(course.leaders, language);
  const facts = [`${rateOf(course, part)}%`, ...(course.finding ? [course.finding.sentence[language]] : []), leaders];
  return `${course.name} ${facts.join(language === 'zh' ? '，' : ', ')}`;
}
