import type { RowId } from './column';

/**
 * Gives each row of a window a slot, which is the key of its elements: a row keeps its own for as long as it is in the window, and what enters takes the slots
 * of what left, so that elements are used again, unless those in the window must not be mixed up.
 */
export function createRowSlots() {
  let taken: ReadonlyMap<RowId, number> = new Map();
  let fresh = 0;
  return function slotsOf(ids: readonly RowId[], isReusing: boolean): ReadonlyMap<RowId, number> {
    const here = new Set(ids);
    const free = isReusing ? [...taken].filter(([id]) => !here.has(id)).map(([, slot]) => slot) : [];
    const next = new Map<RowId, number>();
    for (const id of ids) next.set(id, taken.get(id) ?? free.shift() ?? fresh++);
    taken = next;
    return next;
  };
}
