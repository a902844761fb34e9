import { relateValues } from '../relateValues';
import type { Relate, Support } from '../relate';

/** What a cell shall hold by id: the last word on an id counts, and none means not in the cell. */
export function supportsById(entries: readonly { id: number; relate: Relate }[]): Map<number, Support> {
  const wanted = new Map<number, Support>();
  for (const { id, relate } of entries) {
    if (relate === relateValues.none) wanted.delete(id);
    else wanted.set(id, relate);
  }
  return wanted;
}
