import type pg from 'pg';

/** So many statements keep their plan: each holds some of the engine's memory. */
const mostKept = 200;
/** Texts that are known to have been asked once; older ones are forgotten. */
const mostSeen = 1000;

type Query = (config: pg.QueryConfig | string, values?: unknown, callback?: unknown) => unknown;

/**
 * Lets a connection prepare what it is asked for again by name: the engine reads and plans a statement once, where it would otherwise do so for each call, which takes
 * longer than most of them run. Only for a connection that one process has to itself: a pooler of PostgreSQL would not know the names.
 */
export function keepPlans(client: pg.ClientBase, most = mostKept): void {
  const asked = new Set<string>();
  const names = new Map<string, string>();
  const ask = client.query.bind(client) as Query;

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known || names.size >= most) return known;
    if (!asked.delete(text)) {
      asked.add(text);
      if (asked.size > mostSeen) asked.delete(asked.values().next().value!);
      return undefined;
    }
    const name = `kept_${names.size}`;
    names.set(text, name);
    return name;
  }

  const asking: Query = (config, values, callback) => {
    if (!isPlain(config, values)) return ask(config, values, callback);
    const query = typeof config === 'string' ? { text: config } : config;
    const name = nameOf(query.text);
    return ask(name ? { ...query, name } : query, values, callback);
  };
  client.query = asking as typeof client.query;
}

/** A statement with parameters and no name of its own: neither a cursor, nor one like `begin`. */
function isPlain(config: pg.QueryConfig | string, values: unknown): boolean {
  const given: unknown = Array.isArray(values) ? values : typeof config === 'string' ? undefined : config.values;
  const hasOwnWay = typeof config !== 'string' && (config.name !== undefined || 'submit' in config);
  return !hasOwnWay && Array.isArray(given) && given.length > 0;
}
