import { presentRows } from '../hours/totals';
import { removedCourseUnitId, type ProjectRow } from './projectRow';

/** Whether rows show their delete icon: only while more than one is present (core §2). */
export function canDeleteProject(rows: readonly Pick<ProjectRow, 'courseUnitId'>[]): boolean {
  return presentRows(rows).length > 1;
}

/** A new row of the unit. */
export function newProject(courseUnitId: number): ProjectRow {
  return {
    id: 0,
    courseUnitId: Math.max(0, courseUnitId),
    courseClassId: null,
    courseTypeId: null,
    name: '',
    theoryPeriod: 0,
    practicePeriod: 0,
  };
}

/** Takes out the row at this place: a stored one is marked and still sent, a new one simply goes (decision 55). */
export function removeProject<Row extends ProjectRow>(rows: readonly Row[], index: number): Row[] {
  const row = rows[index];
  if (!row || row.courseUnitId === removedCourseUnitId || !canDeleteProject(rows)) return [...rows];
  if (row.id === 0) return rows.filter((_, at) => at !== index);
  return rows.map((one, at) => (at === index ? { ...one, courseUnitId: removedCourseUnitId } : one));
}

/** Moves the row from one place to another; the order of the list is the order that is stored (decision 54). */
export function moveProject<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const moved = rows[from];
  if (moved === undefined || to < 0 || to >= rows.length) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, moved);
}
