import type { CourseUnitFieldName } from '@college/curriculum-model';
import type { CourseUnitRow } from '../course-units/courseUnitRepository';

/**
 * How each column of a copied unit that is not a field is filled: `kept` as in the source, `given` by the copy, `left` to the database, `stamped` like those
 * of any new row.
 */
export const unitColumns = {
  id: 'stamped',
  majorId: 'given',
  totalPeriod: 'left',
  initing: 'given',
  copiedFromId: 'given',
  revision: 'kept',
  lineageId: 'stamped',
  derivedFrom: 'stamped',
  semester: 'kept',
  prerequisites: 'given',
  corequisites: 'given',
  version: 'stamped',
  createdBy: 'stamped',
  translations: 'kept',
  createTime: 'stamped',
  updateTime: 'stamped',
  deletedAt: 'stamped',
} as const satisfies Record<Exclude<keyof CourseUnitRow, CourseUnitFieldName>, 'kept' | 'given' | 'left' | 'stamped'>;

/** The columns whose values the copy sets. */
export type GivenUnitColumn = {
  [Name in keyof typeof unitColumns]: (typeof unitColumns)[Name] extends 'given' ? Name : never;
}[keyof typeof unitColumns];
