import { occupationOrder, pageSizes, type OccupationPagesRequest } from '@college/curriculum-model';
import type { RecordListQuery } from '../../support/recordList';

/** By which time the list is sorted, and from which end; an order by one time clears that by the other. */
export type OccupationSort = '' | 'createLatest' | 'createEarliest' | 'updateLatest' | 'updateEarliest';

/** The query of the list; the keyword is a code or an id. */
export interface OccupationListQuery extends RecordListQuery {
  /** Id of a level; empty for all. */
  level: string;
  sort: OccupationSort;
}

export const occupationSorts: readonly OccupationSort[] = ['', 'createLatest', 'createEarliest', 'updateLatest', 'updateEarliest'];

/** All records, as the server orders them. */
export const firstOccupations: OccupationListQuery = { page: 1, keyword: '', level: '', sort: '' };

/** Rows of one page (reference §9). */
export const OCCUPATION_PAGE_SIZE = pageSizes.occupations;

const orders: Readonly<Record<OccupationSort, OccupationPagesRequest['orderMap']>> = {
  '': {},
  createLatest: { create_time: occupationOrder.latest },
  createEarliest: { create_time: occupationOrder.earliest },
  updateLatest: { update_time: occupationOrder.latest },
  updateEarliest: { update_time: occupationOrder.earliest },
};

/** The body of /occupation/pages for a query (reference §7): 1 earliest, 0 latest. */
export function toPagesRequest({ page, keyword, level, sort }: OccupationListQuery): OccupationPagesRequest {
  const id = Number(level);
  return {
    pageNum: page,
    pageSize: OCCUPATION_PAGE_SIZE,
    orderMap: orders[sort],
    ...(level === '' ? {} : { lvl: Number.isSafeInteger(id) ? id : level }),
    ...(keyword === '' ? {} : { codeOrId: keyword }),
  };
}
