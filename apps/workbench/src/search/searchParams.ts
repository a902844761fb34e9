/** Query parameters of a page: text only, so that ids and names come back exactly as they were written. */
export type SearchParams = Record<string, string>;

/** Reads `?a=1&b=x`; of a repeated name the first value counts. */
export function parseSearchParams(search: string): SearchParams {
  const params: SearchParams = {};
  for (const [name, value] of new URLSearchParams(search)) {
    if (!Object.hasOwn(params, name)) Object.defineProperty(params, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return params;
}

/** Writes parameters in their order; those that are undefined, null or empty are left out. */
export function stringifySearchParams(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null && value !== '') query.append(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** A positive whole number of a parameter, or undefined for anything else. */
export function idOf(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}

/** One of a few words, or undefined for anything else. */
export function wordOf<Word extends string>(value: string | undefined, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value);
}
