import pg from 'pg';

/** Texts that are known to have been asked once; older ones are forgotten. */
const mostSeen = 1000;

/**
 * A connection that prepares what it is asked for again by name: the engine reads and plans a statement once, where it would otherwise do so for each call, which takes
 * longer than most of them run. Only for a connection that one process has to itself: a pooler of PostgreSQL would not know the names.
 */
export class PlanKeepingClient extends pg.Client {
  /** So many statements keep their plan: each holds some of the engine's memory. */
  protected readonly mostKept: number = 200;
  readonly #asked = new Set<string>();
  readonly #names = new Map<string, string>();

  // pg's own signature has six overloads.
  override query(...[asked, ...rest]: unknown[]): never {
    return (super.query as (...forwarded: unknown[]) => never)(this.#named(asked, rest[0]), ...rest);
  }

  #named(asked: unknown, values: unknown): unknown {
    if (!isPlain(asked, values)) return asked;
    const query = typeof asked === 'string' ? { text: asked } : asked;
    const name = this.#nameOf(query.text);
    return name ? { ...query, name } : asked;
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= this.mostKept) return known;
    if (!this.#asked.delete(text)) {
      this.#asked.add(text);
      if (this.#asked.size > mostSeen) this.#asked.delete(this.#asked.values().next().value!);
      return undefined;
    }
    const name = `kept_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

/** A statement with parameters and no name of its own: neither a cursor, nor one like `begin`. */
function isPlain(asked: unknown, values: unknown): asked is pg.QueryConfig | string {
  if (typeof asked === 'string') return isFilled(values);
  const given: unknown = Array.isArray(values) ? values : (asked as pg.QueryConfig).values;
  const hasOwnWay = (asked as pg.QueryConfig).name !== undefined || 'submit' in (asked as object);
  return !hasOwnWay && isFilled(given);
}

function isFilled(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}
