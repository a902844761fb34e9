import { type Language, languageCodes, type MajorListRequest, majorSort, pageSizes } from '@college/curriculum-model';
import type { RecordListQuery } from '../../support/recordList/recordListState';

/** Rows on one page of the list of majors (reference §9). */
export const MAJOR_PAGE_SIZE = pageSizes.default;

/** Milliseconds after which loading ends without a reply (reference §6). */
export const MAJOR_LIST_TIMEOUT = 10_000;

/** What the list asks for. */
export interface MajorListQuery extends RecordListQuery {
  /** Undefined asks for all departments. */
  departmentId?: number;
}

/** The first page of everything. */
export const firstMajors: MajorListQuery = { page: 1, keyword: '' };

/** The request for a query. */
export function toMajorListRequest({ page, keyword, departmentId, sort }: MajorListQuery, language: Language): MajorListRequest {
  return {
    pageNum: page,
    pageSize: MAJOR_PAGE_SIZE,
    lang: languageCodes[language],
    ...(keyword === '' ? {} : { keyword }),
    ...(departmentId === undefined ? {} : { departmentId }),
    ...majorSort.partOf(sort),
  };
}
