import { removedCourseUnitId, type ProjectRow } from '../projects/projectRow';

type Hours = Pick<ProjectRow, 'courseUnitId' | 'theoryPeriod' | 'practicePeriod'>;

/** Rows that staff have not taken out (core §3: courseUnitId -1 means removed). */
export function presentRows<Row extends Pick<ProjectRow, 'courseUnitId'>>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => row.courseUnitId !== removedCourseUnitId);
}

/** Sums of the rows that are present. */
export function sumHours(rows: readonly Hours[]): { theory: number; practice: number; total: number } {
  const present = presentRows(rows);
  const theory = sum(present.map((row) => row.theoryPeriod));
  const practice = sum(present.map((row) => row.practicePeriod));
  return { theory, practice, total: sum([theory, practice]) };
}

/** Total study hours of a course unit: theory and practice over its project rows (core §2). */
export function totalHours(unit: { courseMatrixVOS: readonly Hours[] }): number {
  return sumHours(unit.courseMatrixVOS).total;
}

/** Adds without the dust of binary fractions: 0.1 + 0.2 is 0.3. */
export function sum(values: readonly number[]): number {
  return Number(values.reduce((total, value) => total + value, 0).toFixed(6));
}
