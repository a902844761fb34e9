import { createKeywordIndex, foldText, isInitials, loadInitials } from '@college/curriculum-model';

/** What a row is found by: Chinese names, which initials find too, and codes and English, which they do not. Null is no text. */
export type SearchRow = readonly [id: number, names: readonly (string | null)[], others: readonly (string | null)[]];

/** Finds rows by a keyword, best first. */
export interface RankedIndex {
  find(keyword: string): Promise<number[]>;
}

const ranks = { whole: 0, beginning: 1, inside: 2, initials: 3 } as const;
// Lengths above this are all the same: who reads so far down a list does not choose by length.
const longest = 255;
const notFound = 0xffff;

/**
 * Prepares rows for searching. A row whose text or code equals the keyword comes first, then those that begin with it, those that hold it, and
 * those whose initials it is; among equals the shorter text, then the order of the rows. A blank keyword finds every row.
 */
export function createRankedIndex(rows: readonly SearchRow[]): RankedIndex {
  const names = textsOf(rows, ([, texts]) => texts);
  const others = textsOf(rows, ([, , texts]) => texts);
  names.index.prepare();
  others.index.prepare();
  return {
    async find(keyword) {
      const wanted = foldText(keyword.trim());
      if (wanted === '') return rows.map(([id]) => id);
      const places = new Uint16Array(rows.length).fill(notFound);
      const beginsWith = isInitials(wanted) ? await loadInitials() : undefined;
      markPlaces(names, names.index.find(wanted, beginsWith), wanted, places);
      markPlaces(others, others.index.find(wanted), wanted, places);
      return inOrder(rows, places);
    },
  };
}

type Texts = ReturnType<typeof textsOf>;

/** The texts of all rows in one list, with the row of each. */
function textsOf(rows: readonly SearchRow[], pick: (row: SearchRow) => readonly (string | null)[]) {
  const folded: string[] = [];
  const owners: number[] = [];
  rows.forEach((row, owner) => {
    for (const text of pick(row)) {
      if (!text) continue;
      folded.push(foldText(text));
      owners.push(owner);
    }
  });
  return { folded, owners: Uint32Array.from(owners), index: createKeywordIndex(folded) };
}

function markPlaces({ folded, owners }: Texts, found: Uint8Array, wanted: string, places: Uint16Array): void {
  for (let at = found.indexOf(1); at !== -1; at = found.indexOf(1, at + 1)) {
    const text = folded[at]!;
    const place = rankOf(text, wanted) * (longest + 1) + Math.min(text.length, longest);
    const owner = owners[at]!;
    if (place < places[owner]!) places[owner] = place;
  }
}

function rankOf(text: string, wanted: string): number {
  if (text.startsWith(wanted)) return text.length === wanted.length ? ranks.whole : ranks.beginning;
  return text.includes(wanted) ? ranks.inside : ranks.initials;
}

// There are about a thousand places, so that sorting into them is faster than comparing rows with each other.
function inOrder(rows: readonly SearchRow[], places: Uint16Array): number[] {
  const buckets = new Map<number, number[]>();
  places.forEach((place, row) => {
    if (place === notFound) return;
    const bucket = buckets.get(place);
    if (bucket) bucket.push(rows[row]![0]);
    else buckets.set(place, [rows[row]![0]]);
  });
  return [...buckets.keys()].sort((left, right) => left - right).flatMap((place) => buckets.get(place)!);
}
