import { sortedPage } from '../http/sortedPage';
import {
  type CollegeMajorPageRequest,
  type CollegeMajorResponse,
  collegeMajorSort,
  type Language,
  type PageInfo,
  type SearchPage,
  type SearchPageRequest,
} from '@college/curriculum-model';
import type { Queries } from '../db';
import { httpMessages } from '../http/messages';
import { notFound } from '../http/refusal';
import { findCollegeMajors, listCollegeMajorRows, type CollegeMajorFilter, type CollegeMajorRow } from './collegeMajorRepository';
import { listChoices, namesOfChoices } from './optionRepository';
import { presentCollegeMajor } from './presentCollegeMajor';
import { searchCollegeMajors } from './searchCollegeMajors';

interface Reader {
  collegeId: number;
  language: Language;
}

/** One page of a college's majors: by code, or in the requested order; by relevance for a keyword without an order. */
export async function readCollegeMajorPage(
  db: Queries,
  { orderMap, type, codeOrId, keyword = '', ...wanted }: CollegeMajorPageRequest,
  { collegeId, language }: Reader,
): Promise<PageInfo<CollegeMajorResponse>> {
  const filter: CollegeMajorFilter = {
    collegeId,
    order: orderOf(orderMap),
    codeOrId: String(codeOrId ?? '').trim(),
    typeIds: await typesBelow(db, type),
    ids: keyword.trim() === '' ? undefined : await searchCollegeMajors(db, keyword, { collegeId }),
  };
  const pageInfo = await sortedPage(wanted, collegeMajorSort, language, async ({ pageNum, pageSize }) => {
    const { rows, total } = await listCollegeMajorRows(db, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize });
    return { list: await present(db, rows, language), total };
  });
  return { pageInfo };
}

/** One page of what a keyword finds, best first. */
export async function readFoundCollegeMajors(
  db: Queries,
  { pageNo, pageSize, keyword }: SearchPageRequest,
  { collegeId, language }: Reader,
): Promise<SearchPage<CollegeMajorResponse>> {
  const ids = await searchCollegeMajors(db, keyword, { collegeId });
  const rows = await findCollegeMajors(db, collegeId, ids.slice((pageNo - 1) * pageSize, pageNo * pageSize));
  return { pageNum: pageNo, total: ids.length, list: await present(db, rows, language) };
}

/** One major of the reader's college. */
export async function readCollegeMajor(db: Queries, id: number, { collegeId, language }: Reader): Promise<CollegeMajorResponse> {
  const [major] = await present(db, await findCollegeMajors(db, collegeId, [id]), language);
  if (!major) throw notFound(httpMessages.subjectMissing);
  return major;
}

async function present(db: Queries, rows: readonly CollegeMajorRow[], language: Language): Promise<CollegeMajorResponse[]> {
  const types = await namesOfChoices(
    db,
    'types',
    rows.map(({ typeId }) => typeId),
  );
  return rows.map((row) => presentCollegeMajor(row, types, language));
}

/** A category includes its classes; it may be requested by its id or its name. */
async function typesBelow(db: Queries, type: CollegeMajorPageRequest['type']): Promise<number[] | undefined> {
  const wanted = String(type ?? '').trim();
  if (wanted === '') return undefined;
  const types = await listChoices(db, 'types');
  const own = types.filter(({ id, name }) => String(id) === wanted || name.zh === wanted || name.en === wanted).map(({ id }) => id);
  return types.filter(({ id, parentId }) => own.includes(id) || (parentId !== null && own.includes(parentId))).map(({ id }) => id);
}

// Reference §9: 0 is many to few, and newest or latest; 1 the other way round.
function orderOf(orderMap: CollegeMajorPageRequest['orderMap']): NonNullable<CollegeMajorFilter['order']> {
  const keys = [
    ['relateCount', orderMap.relate_count],
    ['updateTime', orderMap.update_time],
    ['createTime', orderMap.create_time],
  ] as const;
  return keys.flatMap(([by, order]) => (order === undefined ? [] : [{ by, isDescending: order === 0 }]));
}
