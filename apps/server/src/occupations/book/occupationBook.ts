import { asc } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { heldByVersion } from '../../search/rowSearch';

const { occupationAliases, occupationEntries } = schema;

export type BookEntry = typeof occupationEntries.$inferSelect;

/** The whole classification in memory: some thousand entries that hardly ever change. */
export interface Book {
  byId: ReadonlyMap<number, BookEntry>;
  /** By the codes of today and by those that were renamed. */
  byCode: ReadonlyMap<string, BookEntry>;
  /** Entries below an entry, by its id, in the order of their codes; the major classes stand under null. */
  below: ReadonlyMap<number | null, readonly BookEntry[]>;
  /** Old codes by the id of the entry they lead to. */
  oldCodes: ReadonlyMap<number, readonly string[]>;
}

/** Reads the classification as it stands. */
export async function loadBook(db: Queries): Promise<Book> {
  const entries = await db.select().from(occupationEntries).orderBy(asc(occupationEntries.id));
  const aliases = await db.select().from(occupationAliases).orderBy(asc(occupationAliases.code));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byCode = new Map<string, BookEntry>();
  const oldCodes = new Map<number, string[]>();
  for (const { code, entryId } of aliases) {
    byCode.set(code, byId.get(entryId)!);
    oldCodes.set(entryId, [...(oldCodes.get(entryId) ?? []), code]);
  }
  // A code that is in use is never an old one.
  for (const entry of entries) byCode.set(entry.code, entry);
  const below = new Map<number | null, BookEntry[]>();
  for (const entry of entries.toSorted((left, right) => (left.code < right.code ? -1 : 1))) {
    const siblings = below.get(entry.parentId);
    if (siblings) siblings.push(entry);
    else below.set(entry.parentId, [entry]);
  }
  return { byId, byCode, below, oldCodes };
}

/** The classification from memory, as long as nobody changed it; not to be asked for in a transaction. */
export const readBook = heldByVersion('occupationBook', loadBook);

/** An entry with those above it, from the major class down. */
export function pathOf(book: Book, entry: BookEntry | undefined): BookEntry[] {
  const path: BookEntry[] = [];
  for (let next = entry; next && path.length < 10; next = next.parentId === null ? undefined : book.byId.get(next.parentId)) {
    path.unshift(next);
  }
  return path;
}

/** The ids of an entry and of everything below it. */
export function idsAtOrBelow(book: Book, entry: BookEntry): number[] {
  const ids: number[] = [];
  const waiting = [entry];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    ids.push(next.id);
    waiting.push(...(book.below.get(next.id) ?? []));
  }
  return ids;
}
