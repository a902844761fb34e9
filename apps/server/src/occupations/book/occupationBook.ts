import { asc, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { cacheByVersion } from '../../search/rowSearch';

const { occupationAliases, occupationEntries } = schema;

export type BookEntry = typeof occupationEntries.$inferSelect;

/** Entries of the classification by their ids, each with those above it. */
export interface EntriesById {
  byId: ReadonlyMap<number, BookEntry>;
}

/** The whole classification in memory: some thousand entries that hardly ever change. */
export interface Book extends EntriesById {
  /** By the codes of today and by those that were renamed. */
  byCode: ReadonlyMap<string, BookEntry>;
  /** Entries below an entry, by its id, in the order of their codes; the key of the major classes is null. */
  below: ReadonlyMap<number | null, readonly BookEntry[]>;
  /** Old codes by the id of the entry they lead to. */
  oldCodes: ReadonlyMap<number, readonly string[]>;
}

/** Reads the current classification. */
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

/** The cached classification, until it changes; not to be called in a transaction. */
export const readBook = cacheByVersion('occupationBook', loadBook);

/** An entry with those above it, read one by one: in a transaction the classification from memory is not to be asked for. */
export async function loadPath(db: Queries, id: number): Promise<EntriesById> {
  const byId = new Map<number, BookEntry>();
  for (let next: number | null = id; next !== null && !byId.has(next);) {
    const [entry]: BookEntry[] = await db.select().from(occupationEntries).where(eq(occupationEntries.id, next));
    if (!entry) break;
    byId.set(entry.id, entry);
    next = entry.parentId;
  }
  return { byId };
}

/** An entry with those above it, from the major class down. */
export function pathOf(book: EntriesById, entry: BookEntry | undefined): BookEntry[] {
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
