import { searchLimit, type Language, type OccupationEntry } from '@college/curriculum-model';
import type { Queries } from '../../db';
import { createRowSearch } from '../../search/rowSearch';
import { loadBook, readBook } from './occupationBook';
import { titleIn } from './presentEntry';

const search = createRowSearch({
  kind: 'occupationBook',
  async load(db) {
    const { byId, oldCodes } = await loadBook(db);
    const entries = [...byId.values()].toSorted((left, right) => (left.code < right.code ? -1 : 1));
    return entries.map((entry) => [
      entry.id,
      [entry.title, ...entry.professions],
      [entry.code, entry.english, ...(oldCodes.get(entry.id) ?? [])],
    ]);
  },
});

/** Entries by name, profession, code, old code or initials, best first; a blank keyword finds none, a common one the best fifty. */
export async function searchBook(db: Queries, keyword: string, language: Language): Promise<OccupationEntry[]> {
  if (keyword.trim() === '') return [];
  const ids = await search(db, keyword);
  const { byId } = await readBook(db);
  return ids.slice(0, searchLimit).flatMap((id) => {
    const entry = byId.get(id);
    return entry ? [{ code: entry.code, title: titleIn(entry, language) }] : [];
  });
}
