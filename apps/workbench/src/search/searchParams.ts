import { maxId, maxPage } from '@college/curriculum-model';
import { pairsOf, serializeParams, serializeInto } from './queryPairs';

/** Query parameters of a page: text only, so that ids and names come back exactly as they were written. */
export type SearchParams = Record<string, string>;

// A symbol key survives spreads: a page that changes one parameter keeps the others as they are in the URL.
const source = Symbol('query');

/** Reads `?a=1&b=x`; of a repeated name the first value counts. */
export function parseSearchParams(search: string): SearchParams {
  const query = search.replace(/^\?/, '');
  const params: SearchParams = {};
  for (const { written, name, value } of pairsOf(query)) {
    if (written === '' || Object.hasOwn(params, name)) continue;
    Object.defineProperty(params, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return serializeParams(params) === query ? params : Object.assign(params, { [source]: query });
}

/**
 * Writes parameters in their order; those that are undefined, null or empty are omitted. What was read from a URL and did not change is written byte for byte.
 */
export function stringifySearchParams(params: Record<string, unknown>): string {
  const query: unknown = Reflect.get(params, source);
  const text = typeof query === 'string' ? serializeInto(query, params) : serializeParams(params);
  return text === '' ? '' : `?${text}`;
}

/** A whole number of a parameter that can be the id of a record, or undefined for anything else. */
export function idOf(value: string | undefined): number | undefined {
  return isPositive(value) && Number(value) <= maxId ? Number(value) : undefined;
}

/** The page of a parameter; the last that a list can have for a larger number, and the first for anything else. */
export function pageOf(value: string | undefined): number {
  return isPositive(value) ? Math.min(Number(value), maxPage) : 1;
}

function isPositive(value: string | undefined): boolean {
  return value !== undefined && /^[1-9]\d*$/.test(value);
}

/** Ids with a dot between them; undefined where there is none. */
export function idsOf(value: string | undefined): number[] | undefined {
  const ids = (value ?? '').split('.').flatMap((id) => idOf(id) ?? []);
  return ids.length > 0 ? ids : undefined;
}

/** One of a few words, or undefined for anything else. */
export function wordOf<Word extends string>(value: string | undefined, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value);
}
