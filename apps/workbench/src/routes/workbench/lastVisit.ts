import type { TextStorage } from '@college/api-client';

/** Coming back within half an hour is the same visit. */
const sameVisit = 30 * 60_000;

interface Visits {
  /** When the workbench was last open. */
  last: number;
  /** When it was last open in the visit before this one. */
  before?: number;
}

/** Notes that a person is here, and answers when they were here before; undefined where nobody knows. */
export function noteVisit(storage: TextStorage, userId: number, now: Date): Date | undefined {
  const key = `visit:${userId}`;
  const known = readVisits(storage.getItem(key));
  const isSame = known !== undefined && now.getTime() - known.last < sameVisit;
  const before = isSame ? known.before : known?.last;
  storage.setItem(key, JSON.stringify({ last: now.getTime(), before } satisfies Partial<Visits>));
  return before === undefined ? undefined : new Date(before);
}

function readVisits(stored: string | null): Visits | undefined {
  try {
    const { last, before } = (JSON.parse(stored ?? '{}') ?? {}) as Partial<Record<keyof Visits, unknown>>;
    if (typeof last !== 'number') return undefined;
    return { last, ...(typeof before === 'number' && { before }) };
  } catch {
    return undefined; // Text written by something else.
  }
}
