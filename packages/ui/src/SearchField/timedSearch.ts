/** The answer of a server search; it repeats the keyword it belongs to. */
export interface SearchReply<Result> {
  keyword: string;
  data: Result;
}

/** The state of a search. The keyword is always kept. */
export type TimedSearchState<Result> =
  | { status: 'idle' | 'pending' | 'timedOut'; keyword: string; round: number; result: null; error: null }
  | { status: 'done'; keyword: string; round: number; result: Result; error: null }
  | { status: 'failed'; keyword: string; round: number; result: null; error: unknown };

/** The events of a search; `round` identifies the search an event belongs to. */
export type TimedSearchEvent<Result> =
  | { type: 'searched'; keyword: string; round: number }
  | { type: 'replied'; round: number; reply: SearchReply<Result> }
  | { type: 'failed'; round: number; error: unknown }
  | { type: 'timedOut'; round: number }
  | { type: 'cleared'; round: number };

/** The state before any search. */
export const noSearch = { status: 'idle', keyword: '', round: 0, result: null, error: null } as const;

/**
 * A search that times out is reset: loading and result cleared, keyword kept (core §4).
 * Replies that come after the reset, belong to an earlier search, or carry another keyword are dropped.
 */
export function timedSearchReducer<Result>(state: TimedSearchState<Result>, event: TimedSearchEvent<Result>): TimedSearchState<Result> {
  if (event.type === 'searched') {
    return { status: 'pending', keyword: event.keyword, round: event.round, result: null, error: null };
  }
  if (event.type === 'cleared') return { ...noSearch, round: event.round };
  if (state.status !== 'pending' || event.round !== state.round) return state;
  const { keyword, round } = state;
  switch (event.type) {
    case 'timedOut':
      return { status: 'timedOut', keyword, round, result: null, error: null };
    case 'failed':
      return { status: 'failed', keyword, round, result: null, error: event.error };
    case 'replied':
      return event.reply.keyword === keyword ? { status: 'done', keyword, round, result: event.reply.data, error: null } : state;
  }
}
