import { sortedPage } from '../../http/sortedPage';
import {
  foldText,
  type Language,
  type OccupationPagesRequest,
  type OccupationResponse,
  occupationSort,
  type PageInfo,
  type SearchPage,
  type SearchPageRequest,
} from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db';
import type { Caller } from '../../rights/caller';
import { createRowSearch, type SearchRow } from '../../search/rowSearch';
import { idsAtOrBelow, readBook, type Book } from '../book/occupationBook';
import { findOccupations, listOccupationRows } from './occupationRepository';
import { presentOccupation } from './presentOccupation';

interface Reader {
  caller: Pick<Caller, 'collegeId'>;
  language: Language;
}

/** One page of the records by category, code or id. */
export async function readOccupationPage(
  db: Queries,
  { orderMap, lvl, codeOrId, ...wanted }: OccupationPagesRequest,
  { caller: { collegeId }, language }: Reader,
): Promise<PageInfo<OccupationResponse>> {
  const book = await readBook(db);
  const filter = { collegeId, levelIds: levelIdsOf(book, lvl), codeOrId: foldText(String(codeOrId ?? '').trim()) };
  const pageInfo = await sortedPage(wanted, occupationSort, language, async ({ pageNum, pageSize }) => {
    const { rows, total } = await listOccupationRows(db, filter, orderMap, { limit: pageSize, offset: (pageNum - 1) * pageSize });
    return { list: rows.map((row) => presentOccupation(row, book, { language, asRecorded: false })), total };
  });
  return { pageInfo };
}

const search = createRowSearch({
  kind: 'occupations',
  // As one text: thousands of rows would cost ten times as much.
  async load(db, collegeId): Promise<SearchRow[]> {
    const { rows } = await db.execute<{ packed: string | null }>(sql`
      select json_agg(json_build_array(id, json_build_array(name, nullif(lvl_keywords, '')),
        json_build_array(nullif(code, ''), translations #>> '{en,name,text}', translations #>> '{en,lvlKeywords,text}'))
        order by update_time desc, id desc)::text as packed
      from occupations where college_id = ${collegeId} and deleted_at is null`);
    return JSON.parse(rows[0]?.packed ?? '[]') as SearchRow[];
  },
});

/** One page of the records that a keyword finds by name, keywords, code, English or initials, best first; all of them for a blank one. */
export async function searchOccupationPage(
  db: Queries,
  { pageNo, pageSize, keyword }: SearchPageRequest,
  { caller: { collegeId }, language }: Reader,
): Promise<SearchPage<OccupationResponse>> {
  const ids = await search(db, keyword, { collegeId });
  const book = await readBook(db);
  const rows = await findOccupations(db, collegeId, ids.slice((pageNo - 1) * pageSize, pageNo * pageSize));
  const list = rows.map((row) => presentOccupation(row, book, { language, asRecorded: false }));
  return { pageNum: pageNo, total: ids.length, list };
}

/** A category with everything below it, by its id or its code; undefined for all, and none for one that is not there. */
function levelIdsOf(book: Book, lvl: OccupationPagesRequest['lvl']): number[] | undefined {
  const wanted = String(lvl ?? '').trim();
  if (wanted === '' || wanted === '0') return undefined;
  const entry = (/^\d+$/.test(wanted) ? book.byId.get(Number(wanted)) : undefined) ?? book.byCode.get(wanted);
  return entry ? idsAtOrBelow(book, entry) : [];
}
