type QueryValue = string | number | boolean | bigint | null | undefined;

/** Fills `{name}` in a path and puts the other values into the query; undefined and null are left out. */
export function buildUrl(baseUrl: string, path: string, query: unknown = {}): string {
  const rest = new Map(Object.entries((query ?? {}) as Record<string, QueryValue | readonly QueryValue[]>));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    if (value === undefined || value === null || value === '') {
      throw new Error(`buildUrl: ${path} needs the parameter "${name}". The address would point at another call. Give it in the query.`);
    }
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of rest) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const text = search.toString();
  return `${baseUrl.replace(/\/$/, '')}${filled}${text === '' ? '' : `?${text}`}`;
}
