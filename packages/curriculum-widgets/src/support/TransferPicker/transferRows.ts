import { relateValues, type KsaLetter, type Relate, type Support } from '@college/curriculum-model';
import type { TransferItem } from '../transferItems';

const letters: readonly KsaLetter[] = ['K', 'S', 'A'];

/** Rows of a list: positions of items, and for the head of a letter's group a negative number. */
export type TransferRows = Int32Array;

/** Rows of the source list: every item, found ones alone while a search is on, KSA items under their letters. */
export function sourceRows(items: readonly TransferItem[], found: Uint8Array | null): TransferRows {
  const rows = new Int32Array(items.length + letters.length);
  let size = 0;
  let letter: KsaLetter | undefined;
  for (let item = 0; item < items.length; item += 1) {
    if (found && found[item] === 0) continue;
    const own = items[item]!.letter;
    if (own && own !== letter) {
      letter = own;
      rows[size] = -1 - letters.indexOf(own);
      size += 1;
    }
    rows[size] = item;
    size += 1;
  }
  return rows.subarray(0, size);
}

/** Rows of a target list, in the order of the source. */
export function targetRows(places: Int8Array, relate: Support): TransferRows {
  const rows = new Int32Array(places.length);
  let size = 0;
  for (let item = places.indexOf(relate); item !== -1; item = places.indexOf(relate, item + 1)) {
    rows[size] = item;
    size += 1;
  }
  return rows.slice(0, size);
}

/** The letter of a group's head; undefined for an item. */
export function letterOfRow(row: number): KsaLetter | undefined {
  return row < 0 ? letters[-1 - row] : undefined;
}

/** Items of some rows that may be chosen in a list: in the source those that are in no group yet. */
export function choosableItems(rows: ArrayLike<number>, places: Int8Array, list: Relate): number[] {
  const items: number[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const item = rows[at]!;
    if (item >= 0 && (list !== relateValues.none || places[item] === relateValues.none)) items.push(item);
  }
  return items;
}
