import { idOf, pageOf, stringifySearchParams, type SearchParams } from './searchParams';

/** A place in a list whose records open whole. */
export interface NewsPlace {
  page: number;
  keyword: string;
  sort?: string | undefined;
  /** The item that is read; null for none. */
  id: number | null;
}

/** The news; page, keyword, order and the item that is read are extensions, so that an address finds the same again. */
export function newsPath({ page = 1, keyword, sort, id }: Partial<NewsPlace> = {}): string {
  return `/news${stringifySearchParams({ id, page: page > 1 ? page : undefined, keyword, sort })}`;
}

/** Parses the query of the news; anything else is ignored. */
export function newsPlaceOf({ page, keyword = '', sort, id }: SearchParams): NewsPlace {
  return { page: pageOf(page), keyword, ...(sort && { sort }), id: idOf(id) ?? null };
}
