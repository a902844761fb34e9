import { relateValues } from '@college/curriculum-model';
import type { TransferItem } from '../../transferItems';
import type { TransferRows } from '../transferRows';

/** Heads among the offered items, as rows: what belongs to the row of the matrix, and the rest. */
export const offeredHeads = { own: -1, others: -2 } as const;

/** What the cell does not hold yet, found items alone while a search is on; under heads where the first ones belong together. */
export function offeredRows(items: readonly TransferItem[], places: Int8Array, found: Uint8Array | null, ownCount: number): TransferRows {
  const rows = new Int32Array(items.length + 2);
  const hasHeads = ownCount > 0 && ownCount < items.length;
  let size = 0;
  let head = 0;
  for (let item = 0; item < items.length; item += 1) {
    if (places[item] !== relateValues.none || (found && found[item] === 0)) continue;
    const own = item < ownCount ? offeredHeads.own : offeredHeads.others;
    if (hasHeads && own !== head) {
      head = own;
      rows[size] = own;
      size += 1;
    }
    rows[size] = item;
    size += 1;
  }
  return rows.subarray(0, size);
}

/** The items with the first ones in front, and how many those are. */
export function ownItemsFirst(items: readonly TransferItem[], firstIds: ReadonlySet<number> | undefined) {
  if (!firstIds || firstIds.size === 0) return { items, ownCount: 0 };
  const own = items.filter(({ id }) => firstIds.has(id));
  return own.length === 0
    ? { items, ownCount: 0 }
    : { items: [...own, ...items.filter(({ id }) => !firstIds.has(id))], ownCount: own.length };
}
