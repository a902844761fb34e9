import { isStaleReply, searchTargets, type SearchHit, type SearchTarget } from '@college/curriculum-model';
import type { ReadFailure } from '../../support/resumption/outage';

/** What was found of one kind. */
export interface HitGroup {
  target: SearchTarget;
  hits: readonly SearchHit[];
}

interface SearchFailure extends ReadFailure {
  target: SearchTarget;
}

export interface ContentSearchState {
  /** What is searched for; blank while nothing is. */
  keyword: string;
  /** Kinds that have not answered yet. */
  waiting: readonly SearchTarget[];
  groups: readonly HitGroup[];
  /** Kinds that were not searched. */
  failures: readonly SearchFailure[];
}

export type ContentSearchEvent =
  | { type: 'searched'; keyword: string }
  | { type: 'replied'; target: SearchTarget; keyword: string; hits: readonly SearchHit[] }
  | ({ type: 'failed'; keyword: string } & SearchFailure)
  | { type: 'timedOut'; keyword: string };

/** Nothing searched for. */
export const noSearch: ContentSearchState = { keyword: '', waiting: [], groups: [], failures: [] };

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
      if (!state.waiting.includes(event.target) && !keptBack(state).includes(event.target)) return state;
      const waiting = state.waiting.filter((target) => target !== event.target);
      const failures = state.failures.filter(({ target }) => target !== event.target);
      if (event.type === 'replied') return { ...state, waiting, failures, groups: withGroup(state.groups, event) };
      const { target, message, outage } = event;
      return { ...state, waiting, failures: [...failures, { target, message, outage }] };
    }
    case 'timedOut':
      if (state.waiting.length === 0) return state;
      // What did arrive stays; without any of it the area is empty, for nobody knows whether there is nothing.
      return { ...state, waiting: [], groups: state.groups.filter(({ hits }) => hits.length > 0) };
  }
}

/** Kinds that an outage kept back. */
export function keptBack({ failures }: ContentSearchState): SearchTarget[] {
  return failures.filter(({ outage }) => outage).map(({ target }) => target);
}

/** Whether there is something to show below the field. */
export function hasAnswer({ keyword, waiting, groups, failures }: ContentSearchState): boolean {
  if (keyword === '') return false;
  return failures.length > 0 || countOf(groups) > 0 || (waiting.length === 0 && groups.length === searchTargets.length);
}

/** How many hits there are in all. */
export function countOf(groups: readonly HitGroup[]): number {
  return groups.reduce((sum, { hits }) => sum + hits.length, 0);
}

function startedWith(keyword: string): ContentSearchState {
  return keyword === '' ? noSearch : { ...noSearch, keyword, waiting: searchTargets };
}

// The kinds keep a fixed order, in whatever order the responses arrive.
function withGroup(groups: readonly HitGroup[], { target: found, hits }: HitGroup): HitGroup[] {
  return searchTargets.flatMap((target) => (target === found ? [{ target, hits }] : groups.filter((group) => group.target === target)));
}
