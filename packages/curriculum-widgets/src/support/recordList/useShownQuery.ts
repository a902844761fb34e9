import { useEffect, useRef, useState } from 'react';
import { stillAsked } from './recordListState';

interface UseShownQueryOptions<Query> {
  /** The query at first, when uncontrolled. */
  firstQuery: Query;
  /** The controlled query, such as from the URL; uncontrolled when omitted. */
  query: Query | undefined;
  /** Called with the query when it changes. */
  onQueryChange: ((query: Query) => void) | undefined;
}

/** The query of a list whose rows are all here, as it shows now. */
export interface ShownQuery<Query> {
  query: Query;
  /** Changes part of the query. */
  change: (part: Partial<Query>) => void;
  /** Shows what is being typed. */
  type: (part: Partial<Query>) => void;
  /** Reports what shows, once the typing rests. */
  settle: () => void;
}

interface Kept<Query> {
  shown: Query;
  /** The controlled query when it was last looked at, as one word. */
  seen: string;
  /** Queries reported from here that the controlled one has not followed yet, each as one word. */
  sent: readonly string[];
}

/** Filters and order of a list whose rows are all here: a change shows at once, however late an address follows, and a query that comes from outside replaces what shows. */
export function useShownQuery<Query extends object>({ firstQuery, query, onQueryChange }: UseShownQueryOptions<Query>): ShownQuery<Query> {
  const [kept, setKept] = useState<Kept<Query>>(() => ({ shown: query ?? firstQuery, seen: wordOf(query ?? firstQuery), sent: [] }));
  if (query && wordOf(query) !== kept.seen) setKept(followed(kept, query));
  const { shown, seen, sent } = kept;
  // Typing rests later than other changes are made, and before a page that empties a field is drawn.
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });

  function type(part: Partial<Query>) {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setKept((before) => ({ ...before, shown: next }));
  }

  function settle() {
    const next = trimmed(latest.current);
    const word = wordOf(next);
    if (word === (sent.at(-1) ?? seen)) return;
    setKept((before) => ({ ...before, sent: query ? [...before.sent, word] : [word] }));
    onQueryChange?.(next);
  }

  return {
    query: shown,
    type,
    settle,
    change(part) {
      type(part);
      settle();
    },
  };
}

function followed<Query extends object>({ shown, sent }: Kept<Query>, query: Query): Kept<Query> {
  const seen = wordOf(query);
  const stillSent = stillAsked(sent, (one) => one === seen);
  return { shown: stillSent ? shown : query, seen, sent: stillSent ?? [] };
}

/** What is typed may end in a space; what is reported does not. */
function trimmed<Query extends object>(query: Query): Query {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]: [string, unknown]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Query;
}

/** A query as one word, whatever the order of its fields. */
function wordOf(query: object): string {
  return JSON.stringify(Object.entries(trimmed(query)).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
