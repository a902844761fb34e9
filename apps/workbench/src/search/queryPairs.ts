/** One `name=value` of a query, with its original bytes. */
export interface QueryPair {
  written: string;
  name: string;
  value: string;
}

/** Takes a query (without `?`) apart; nothing of it is lost, not even an empty pair. */
export function pairsOf(query: string): QueryPair[] {
  return query.split('&').map((written) => {
    // The question mark is for the constructor, which would take one off the name.
    const [[name, value] = ['', '']] = new URLSearchParams(`?${written}`);
    return { written, name, value };
  });
}

/** Writes parameters as forms do; those that are undefined, null or empty are left out. */
export function serializeParams(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (isSet(value)) query.append(name, String(value));
  return query.toString();
}

/** Writes parameters into the query they were read from: what did not change keeps its bytes and its position, new ones are appended. */
export function serializeInto(query: string, params: Record<string, unknown>): string {
  const kept: string[] = [];
  const isUnchanged = new Map<string, boolean>();
  for (const { written, name, value } of pairsOf(query)) {
    const known = isUnchanged.get(name);
    const now = Object.hasOwn(params, name) ? params[name] : undefined;
    if (known === undefined) isUnchanged.set(name, written === '' || now === value);
    if (isUnchanged.get(name)) kept.push(written);
    else if (known === undefined && isSet(now)) kept.push(serializeParams({ [name]: now }));
  }
  const added = Object.entries(params).filter(([name]) => !isUnchanged.has(name));
  return [...kept, ...added.filter(([, value]) => isSet(value)).map(([name, value]) => serializeParams({ [name]: value }))].join('&');
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
