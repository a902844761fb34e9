import { isStaleReply, searchTargets, type SearchHit, type SearchTarget } from '@college/curriculum-model';

/** What was found of one kind. */
export interface HitGroup {
  target: SearchTarget;
  hits: readonly SearchHit[];
}

export interface ContentSearchState {
  /** What is searched for; blank while nothing is. */
  keyword: string;
  /** Kinds that have not answered yet. */
  waiting: readonly SearchTarget[];
  groups: readonly HitGroup[];
  failure: string | null;
}

export type ContentSearchEvent =
  | { type: 'searched'; keyword: string }
  | { type: 'replied'; target: SearchTarget; keyword: string; hits: readonly SearchHit[] }
  | { type: 'failed'; target: SearchTarget; keyword: string; message: string }
  | { type: 'timedOut'; keyword: string };

/** Nothing searched for. */
export const noSearch: ContentSearchState = { keyword: '', waiting: [], groups: [], failure: null };

/**
 * What is on show belongs to one keyword: a reply to another one is dropped, and so is one that comes after its search
 * was reset (decision 138).
 */
export function contentSearchReducer(state: ContentSearchState, event: ContentSearchEvent): ContentSearchState {
  if (event.type === 'searched') return startedWith(event.keyword.trim());
  if (isStaleReply(event.keyword, state.keyword)) return state;
  switch (event.type) {
    case 'replied':
    case 'failed': {
      if (!state.waiting.includes(event.target)) return state;
      const waiting = state.waiting.filter((target) => target !== event.target);
      if (event.type === 'failed') return { ...state, waiting, failure: event.message };
      return { ...state, waiting, groups: withGroup(state.groups, { target: event.target, hits: event.hits }) };
    }
    case 'timedOut':
      // What did arrive stays; without any of it the area is empty, for nobody knows whether there is nothing.
      return { ...state, waiting: [], groups: state.groups.filter(({ hits }) => hits.length > 0) };
  }
}

/** Whether there is something to show below the field. */
export function hasAnswer({ keyword, waiting, groups, failure }: ContentSearchState): boolean {
  if (keyword === '') return false;
  return failure !== null || countOf(groups) > 0 || (waiting.length === 0 && groups.length === searchTargets.length);
}

/** How many hits there are in all. */
export function countOf(groups: readonly HitGroup[]): number {
  return groups.reduce((sum, { hits }) => sum + hits.length, 0);
}

function startedWith(keyword: string): ContentSearchState {
  return keyword === '' ? noSearch : { keyword, waiting: searchTargets, groups: [], failure: null };
}

// The kinds keep a fixed order, in whatever order the responses arrive.
function withGroup(groups: readonly HitGroup[], added: HitGroup): HitGroup[] {
  return searchTargets.flatMap((target) => (target === added.target ? [added] : groups.filter((group) => group.target === target)));
}
