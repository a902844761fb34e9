import { localize } from '../fields';
import type { Language } from '../language';
import type { Ksa, Point } from '../points';
import type { ProjectInfoItem } from './projectRow';

/** What /major/courseProjectInfo answers of a course, in the reader's language: its points, then the KSA items as purposes (reference §3). */
export function projectInfoOf(points: readonly Point[], ksas: readonly Ksa[], language: Language): ProjectInfoItem[] {
  const read = <Row extends Point | Ksa>(rows: readonly Row[]) => rows.map((row) => localize(row, language));
  return [
    ...read(points).map(({ title, description }) => ({ type: 0, title, description, level: null })),
    ...read(ksas).map(({ title, description, level }) => ({ type: 1, title, description, level })),
  ];
}
