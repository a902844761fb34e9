import type { CourseUnit, PointKsa, Translations } from '@college/curriculum-model';

/** A record as a server shows it to someone who reads English: translated texts in place of the Chinese ones. */
export function inEnglish<Row extends { translations?: Translations }>(row: Row): Row {
  const texts = Object.entries(row.translations?.en ?? {}).map(([field, { text }]) => [field, text]);
  return { ...row, ...Object.fromEntries(texts) };
}

/** A course unit with its chapters in English. */
export function unitInEnglish(unit: CourseUnit): CourseUnit {
  return { ...inEnglish(unit), courseMatrixVOS: unit.courseMatrixVOS.map(inEnglish) };
}

/** Points and their KSA in English. */
export function pointsInEnglish(points: readonly PointKsa[]): PointKsa[] {
  return points.map((point) => ({ ...inEnglish(point), ksa: point.ksa.map(inEnglish) }));
}
