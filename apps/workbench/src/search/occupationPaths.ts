import type { OccupationListQuery } from '@college/curriculum-widgets/occupations/OccupationList';
import type { BookPlace } from '@college/curriculum-widgets/occupations/OccupationBrowser';
import { occupationSorts } from '@college/curriculum-widgets/occupations/OccupationList';
import { pageOf, stringifySearchParams, wordOf, type SearchParams } from './searchParams';

/** The classification dictionary in the workbench; an entry and a keyword are extensions of the address. */
export function occupationBookPath({ code, keyword }: Partial<BookPlace> = {}): string {
  return `/job/list${stringifySearchParams({ code, keyword })}`;
}

/** The college's records of occupations (decision 154). */
export function occupationRecordsPath({ page = 1, keyword, level, sort }: Partial<OccupationListQuery> = {}): string {
  return `/job/list${stringifySearchParams({ view: 'records', page: page > 1 ? page : undefined, keyword, level, sort })}`;
}

/** One record of an occupation; without its id a new one. The query is that of the list, to go back to. */
export function occupationPath(jobId?: number, { page = 1, keyword, level, sort }: Partial<OccupationListQuery> = {}): string {
  return `/job/detail${stringifySearchParams({ jobId, page: page > 1 ? page : undefined, keyword, level, sort })}`;
}

/** A place of the lookup outside of the workbench: the top list, what a keyword found, or an entry. */
export function lookupPath({ code = '', keyword = '' }: Partial<BookPlace> = {}): string {
  if (code !== '') return `/jobto/detail${stringifySearchParams({ code, keyword })}`;
  return keyword === '' ? '/jobto' : `/jobto/search${stringifySearchParams({ keyword })}`;
}

/** The position of a URL in the dictionary. */
export function bookPlaceOf({ code = '', keyword = '' }: SearchParams): BookPlace {
  return { code: code.trim(), keyword: keyword.trim() };
}

/** Parses the query of the records; anything else is ignored. */
export function occupationQueryOf({ page, keyword = '', level = '', sort, hidden }: SearchParams): OccupationListQuery {
  return { page: pageOf(page), keyword, level, sort: wordOf(sort, occupationSorts) ?? '', ...(hidden && { hidden }) };
}
