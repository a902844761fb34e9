import { numberedText } from '../../goals';
import { narrowText } from '../clipboard';

/** A record that a row or column may be, with every text by which a file may call it. */
export interface NamedRecord {
  id: number;
  texts: readonly string[];
}

/** What was found for a place of the file. */
export type Found = { id: number } | 'ambiguous' | undefined;

/**
 * Finds what a row or column is by its hidden id and its visible text. A text that names exactly one record wins, for somebody wrote it
 * there; any other text is a name that was changed, and the id counts. Without an id the words alone are enough, else the number in
 * front, of records that have numbers.
 */
export function recordFinder(
  records: readonly NamedRecord[],
  { areNumbered = true }: { areNumbered?: boolean } = {},
): (place: { id: string; text: string }) => Found {
  const ids = new Set(records.map(({ id }) => id));
  const whole = idsByText(records, (text) => text);
  const numbers = idsByText(areNumbered ? records : [], (text) => numberedText(text).number);
  const bare = idsByText(records, (text) => numberedText(text).text);

  return ({ id, text }) => {
    const key = plain(text);
    const named = key === '' ? undefined : whole.get(key);
    if (named?.size === 1) return { id: [...named][0]! };
    const own = /^\d{1,10}$/.test(id.trim()) ? Number(id) : undefined;
    if (own !== undefined && ids.has(own)) return { id: own };
    if (key === '') return undefined;
    if (named) return 'ambiguous';
    const { number, text: words } = numberedText(text);
    // A number may be that of a line.
    return only(bare.get(plain(words))) ?? only(numbers.get(plain(number === '' ? text : number)));
  };
}

/** Finds courses by their names, which may begin with a number (3D建模) and have none: one in front of a name is that of a line. */
export function courseFinder(courses: readonly NamedRecord[]): ReturnType<typeof recordFinder> {
  return recordFinder(courses, { areNumbered: false });
}

function idsByText(records: readonly NamedRecord[], part: (text: string) => string): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const { id, texts } of records) {
    for (const text of texts) {
      const key = plain(part(text));
      if (key !== '') found.set(key, (found.get(key) ?? new Set()).add(id));
    }
  }
  return found;
}

function only(ids: ReadonlySet<number> | undefined): Found {
  return ids?.size === 1 ? { id: [...ids][0]! } : undefined;
}

function plain(text: string): string {
  return narrowText(text).replace(/\s+/g, ' ').toLowerCase();
}
