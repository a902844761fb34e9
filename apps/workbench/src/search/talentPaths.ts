import { pageOf, stringifySearchParams, type SearchParams } from './searchParams';

interface TalentQuery {
  page: number;
  keyword: string;
  sort?: string | undefined;
}

/** The talent demand reports; page, keyword and order are extensions, so that an address finds the same list again. */
export function talentReportsPath({ page = 1, keyword, sort }: Partial<TalentQuery> = {}): string {
  return `/dic/talentDemand${stringifySearchParams({ page: page > 1 ? page : undefined, keyword, sort })}`;
}

/** One report, without its id a new one; the state of the list is kept in the query for the way back. */
export function talentReportPath(id?: number, { page = 1, keyword, sort }: Partial<TalentQuery> = {}): string {
  return `/dic/talentDemandDetail${stringifySearchParams({ id, page: page > 1 ? page : undefined, keyword, sort })}`;
}

/** Parses the query of the list; anything else is ignored. */
export function talentQueryOf({ page, keyword = '', sort }: SearchParams): TalentQuery {
  return { page: pageOf(page), keyword, ...(sort && { sort }) };
}
