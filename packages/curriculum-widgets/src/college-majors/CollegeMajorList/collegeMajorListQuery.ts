import {
  choiceOfWord,
  type CollegeMajorPageRequest,
  type CollegeMajorResponse,
  collegeMajorSort,
  pageSizes,
  relateCountOrder,
} from '@college/curriculum-model';
import type { RecordListQuery, RecordPage } from '../../support/recordList';
import type { CollegeMajorListSource } from './CollegeMajorListSource';

/** Order of the list: the default, by the count of related majors, or by another column. */
export type CollegeMajorSort = '' | 'relatesMany' | 'relatesFew' | NonNullable<CollegeMajorPageRequest['sort']>;

/** The query of the list. */
export interface CollegeMajorListQuery extends RecordListQuery {
  /** Id of a category or class of the standard; empty for all. */
  type: string;
  sort: CollegeMajorSort;
}

/** The orders by related majors as orders of the column that shows them. */
export const relateOrders = { relatesMany: '-relates', relatesFew: 'relates' } as const;
export const collegeMajorSorts: readonly CollegeMajorSort[] = [
  '',
  'relatesMany',
  'relatesFew',
  ...collegeMajorSort.columns.flatMap((column) => [column, `-${column}`] as const),
];

/** All majors, as the server orders them. */
export const firstCollegeMajors: CollegeMajorListQuery = { page: 1, keyword: '', type: '', sort: '' };

/** Rows of one page (reference §9). */
export const COLLEGE_MAJOR_PAGE_SIZE = pageSizes.collegeMajors;

/** Milliseconds after which loading ends without a reply (reference §2.4). */
export const COLLEGE_MAJOR_LIMIT = 10_000;

const orders: Readonly<Record<string, CollegeMajorPageRequest['orderMap']>> = {
  relatesMany: { relate_count: relateCountOrder.manyToFew },
  relatesFew: { relate_count: relateCountOrder.fewToMany },
};

/** The body of /profession/page for a query. */
export function toPageRequest({ page, keyword, type: word, sort }: CollegeMajorListQuery): CollegeMajorPageRequest {
  const type = choiceOfWord(word);
  return {
    pageNum: page,
    pageSize: COLLEGE_MAJOR_PAGE_SIZE,
    orderMap: orders[sort] ?? {},
    ...collegeMajorSort.partOf(sort),
    ...(type === undefined ? {} : { type }),
    ...(keyword === '' ? {} : { keyword }),
  };
}

/** Reads a page: a keyword alone is a search, whose answer comes best first; with a category or an order it narrows the list. */
export async function loadCollegeMajors(
  source: Pick<CollegeMajorListSource, 'listCollegeMajors' | 'searchCollegeMajors'>,
  query: CollegeMajorListQuery,
  options: { signal: AbortSignal },
): Promise<RecordPage<CollegeMajorResponse>> {
  const { page, keyword, type, sort } = query;
  if (keyword === '' || type !== '' || sort !== '') return (await source.listCollegeMajors(toPageRequest(query), options)).pageInfo;
  return source.searchCollegeMajors({ pageNo: page, pageSize: COLLEGE_MAJOR_PAGE_SIZE, keyword }, options);
}
