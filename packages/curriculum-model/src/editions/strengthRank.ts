import { relateValues } from '../matrices';
import type { Value } from './shapeFields';

/** How much a strength supports: 2 strong, 1 weak, 0 none. */
export function strengthRank(relate: Value | undefined): number {
  return relate === relateValues.strong ? 2 : relate === relateValues.weak ? 1 : 0;
}
