import { courseLists } from '../course-units/courseSequence';
import type { Value } from './shapeFields';

/** Fields that name other records by their lineages. */
export const listsOfLineages: ReadonlySet<string> = new Set(['derivedFrom', ...courseLists]);

/** The lineages that such a field holds. */
export function lineagesOf(value: Value | undefined): number[] {
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
}
