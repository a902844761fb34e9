import { choiceOfWord, occupationOrder, occupationSort, pageSizes, type OccupationPagesRequest } from '@college/curriculum-model';
import type { RecordListQuery } from '../../support/recordList';

/** By which time the list is sorted, and from which end; an order by one time clears that by the other. */
type TimeOrder = 'createLatest' | 'createEarliest' | 'updateLatest' | 'updateEarliest';
/** Unsorted, by a time, or by another column. */
export type OccupationSort = '' | TimeOrder | NonNullable<OccupationPagesRequest['sort']>;

/** The query of the list; the keyword is a code or an id. */
export interface OccupationListQuery extends RecordListQuery {
  /** Id of a level; empty for all. */
  level: string;
  sort: OccupationSort;
}

/** The orders by time as orders of the columns that show them. */
export const timeOrders: Readonly<Record<TimeOrder, string>> = {
  createLatest: '-created',
  createEarliest: 'created',
  updateLatest: '-updated',
  updateEarliest: 'updated',
};
export const occupationSorts: readonly OccupationSort[] = [
  '',
  ...(Object.keys(timeOrders) as TimeOrder[]),
  ...occupationSort.columns.flatMap((column) => [column, `-${column}`] as const),
];

/** All records, as the server orders them. */
export const firstOccupations: OccupationListQuery = { page: 1, keyword: '', level: '', sort: '' };

/** Rows of one page (reference §9). */
export const OCCUPATION_PAGE_SIZE = pageSizes.occupations;

const orders: Readonly<Record<string, OccupationPagesRequest['orderMap']>> = {
  createLatest: { create_time: occupationOrder.latest },
  createEarliest: { create_time: occupationOrder.earliest },
  updateLatest: { update_time: occupationOrder.latest },
  updateEarliest: { update_time: occupationOrder.earliest },
};

/** The body of /occupation/pages for a query (reference §7): 1 earliest, 0 latest. */
export function toPagesRequest({ page, keyword, level, sort }: OccupationListQuery): OccupationPagesRequest {
  const lvl = choiceOfWord(level);
  return {
    pageNum: page,
    pageSize: OCCUPATION_PAGE_SIZE,
    orderMap: orders[sort] ?? {},
    ...occupationSort.partOf(sort),
    ...(lvl === undefined ? {} : { lvl }),
    ...(keyword === '' ? {} : { codeOrId: keyword }),
  };
}

/** The time by which a list is sorted, whose column shows. */
export function timeOf(sort: OccupationSort): 'created' | 'updated' | undefined {
  if (sort.startsWith('create')) return 'created';
  return sort.startsWith('update') ? 'updated' : undefined;
}
