import { collegeMajorSorts, type CollegeMajorListQuery } from '@college/curriculum-widgets/college-majors/CollegeMajorList';
import { pageOf, stringifySearchParams, wordOf, type SearchParams } from './searchParams';

type Query = Partial<CollegeMajorListQuery>;

/** The list of college majors; page, keyword, category and order are stored in the URL. */
export function collegeMajorsPath(query: Query = {}): string {
  return `/college/majorList${stringifySearchParams(paramsOf(query))}`;
}

/** One college major; without its id a new one. The query is that of the list, to go back to. */
export function collegeMajorPath(majorId?: number, query: Query = {}): string {
  return `/college/majorDetail${stringifySearchParams({ majorId, ...paramsOf(query) })}`;
}

/** Parses the query of the list; anything else is ignored. */
export function collegeMajorQueryOf({ page, keyword = '', type = '', sort }: SearchParams): CollegeMajorListQuery {
  return { page: pageOf(page), keyword, type, sort: wordOf(sort, collegeMajorSorts) ?? '' };
}

function paramsOf({ page = 1, keyword, type, sort }: Query) {
  return { page: page > 1 ? page : undefined, keyword, type, sort };
}
