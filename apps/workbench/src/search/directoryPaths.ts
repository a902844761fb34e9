import type { NewsPlace } from './newsPaths';
import { stringifySearchParams } from './searchParams';

/** The directory of qualifications; page and name are extensions, so that an address finds the same rows again. */
export function qualificationsPath({ page = 1, keyword }: { page?: number; keyword?: string } = {}): string {
  return `/dic/jobDirectory${stringifySearchParams({ page: page > 1 ? page : undefined, keyword })}`;
}

/** The sample outlines, with the one that is read. */
export function outlinesPath({ page = 1, keyword, sort, id }: Partial<NewsPlace> = {}): string {
  return `/dic/outlines${stringifySearchParams({ id, page: page > 1 ? page : undefined, keyword, sort })}`;
}

/** The documents of education policy, all of them or those of one type. */
export function policiesPath({ type }: { type?: number | null } = {}): string {
  return `/dic/policy${stringifySearchParams({ type })}`;
}
