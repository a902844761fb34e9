export type SortValue = string | number | null | undefined;

/** Figures by size, words by the language's order. */
export function compareValues(a: SortValue, b: SortValue, collator: Intl.Collator) {
  if (a == null || b == null) return Number(a == null) - Number(b == null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/**
 * Ranks rows: their places in the order of their values; equal ones stay as they came, and what has no value comes last in both directions. Values are read
 * once a call and compared by language only where one of them was not ranked before: what a filter leaves of ranked rows needs no comparing.
 */
export function createRanking<Row extends object>(collator: Intl.Collator) {
  let known: ReadonlyMap<Row, Entry> = new Map();
  return function rank(rows: readonly Row[], valueOf: (row: Row) => SortValue, isFromLargest = false): number[] {
    const values = rows.map(valueOf);
    const entries = rows.map((row) => known.get(row));
    const places = rows.map((_, index) => index);
    if (entries.every((entry, index) => entry !== undefined && Object.is(entry.value, values[index]))) {
      places.sort((a, b) => entries[a]!.rank - entries[b]!.rank);
    } else {
      const compare = comparison(values, collator);
      places.sort(compare);
      known = ranksOf(rows, values, places, compare);
    }
    return isFromLargest ? fromLargest(places, (place) => known.get(rows[place]!)!) : places;
  };
}

/** The same places in descending order: groups of equal values change sides, their own order stays. */
function fromLargest(places: readonly number[], entryOf: (place: number) => Entry): number[] {
  const absent = places.findIndex((place) => entryOf(place).value == null);
  const descending: number[] = [];
  for (let end = absent < 0 ? places.length : absent; end > 0;) {
    let begin = end - 1;
    while (begin > 0 && entryOf(places[begin - 1]!).rank === entryOf(places[begin]!).rank) begin -= 1;
    for (let at = begin; at < end; at += 1) descending.push(places[at]!);
    end = begin;
  }
  return absent < 0 ? descending : [...descending, ...places.slice(absent)];
}

/** Compares places. Words alone need no look at what they are: of ten thousand rows that is a third of the work. */
function comparison(values: readonly SortValue[], collator: Intl.Collator): (a: number, b: number) => number {
  if (values.every((value): value is string => typeof value === 'string')) return (a, b) => collator.compare(values[a]!, values[b]!);
  return (a, b) => compareValues(values[a], values[b], collator);
}

interface Entry {
  value: SortValue;
  /** Equal values share one. */
  rank: number;
}

function ranksOf<Row>(
  rows: readonly Row[],
  values: readonly SortValue[],
  places: readonly number[],
  compare: (a: number, b: number) => number,
) {
  const ranks = new Map<Row, Entry>();
  let rank = 0;
  for (const [at, place] of places.entries()) {
    if (at > 0 && compare(places[at - 1]!, place) !== 0) rank += 1;
    ranks.set(rows[place]!, { value: values[place], rank });
  }
  return ranks;
}
