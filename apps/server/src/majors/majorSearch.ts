import { createKeywordIndex, isInitials, loadInitials, type KeywordIndex } from '@college/curriculum-model';

interface MajorSearch {
  ids: readonly number[];
  names: KeywordIndex;
  /** Codes and English names, which have no initials. */
  others: readonly KeywordIndex[];
}

/** How many colleges' names stay prepared. */
const kept = 8;

// Keyed by the texts themselves, so that nothing can be stale: a rename in another process changes the key.
const prepared = new Map<string, MajorSearch>();

/** The ids of the majors whose name, code, English name or initials hold a keyword; `packed` is what `packMajorTexts` answers. */
export async function searchMajors(packed: string, keyword: string): Promise<number[]> {
  const { ids, names, others } = prepare(packed);
  const beginsWith = isInitials(keyword) ? await loadInitials() : undefined;
  const marks = [names.find(keyword, beginsWith), ...others.map((index) => index.find(keyword))];
  return ids.filter((_, index) => marks.some((mark) => mark[index] === 1));
}

function prepare(packed: string): MajorSearch {
  const known = prepared.get(packed);
  prepared.delete(packed);
  const search = known ?? read(packed);
  prepared.set(packed, search);
  const [oldest] = prepared.keys();
  if (prepared.size > kept && oldest !== undefined) prepared.delete(oldest);
  return search;
}

function read(packed: string): MajorSearch {
  const rows: [id: number, name: string, code: string, english: string | null][] = JSON.parse(packed);
  return {
    ids: rows.map(([id]) => id),
    names: createKeywordIndex(rows.map(([, name]) => name)),
    others: [createKeywordIndex(rows.map(([, , code]) => code)), createKeywordIndex(rows.map(([, , , english]) => english ?? ''))],
  };
}
