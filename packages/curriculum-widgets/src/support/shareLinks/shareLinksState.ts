import type { SharedLink } from './ReportLinksSource';

/** The links of a course in the dialog; a failure is shown until the next action. */
export type ReportLinksState =
  | { status: 'loading'; failure: string | null }
  | { status: 'ready'; links: readonly SharedLink[]; isCreating: boolean; failure: string | null };

export type ReportLinksEvent =
  | { type: 'loadBegun' }
  | { type: 'loaded'; links: readonly SharedLink[] }
  | { type: 'createBegun' }
  | { type: 'created'; link: SharedLink }
  | { type: 'revokeBegun' }
  | { type: 'revoked'; id: number }
  | { type: 'failed'; message: string };

export const loadingLinks: ReportLinksState = { status: 'loading', failure: null };

/** The latest link comes first; events about links that are not loaded change nothing. */
export function reportLinksReducer(state: ReportLinksState, event: ReportLinksEvent): ReportLinksState {
  switch (event.type) {
    case 'loadBegun':
      return loadingLinks;
    case 'loaded':
      return { status: 'ready', links: event.links.toSorted(latestFirst), isCreating: false, failure: null };
    case 'failed':
      return state.status === 'ready' ? { ...state, isCreating: false, failure: event.message } : { ...state, failure: event.message };
  }
  if (state.status === 'loading') return state;
  switch (event.type) {
    case 'createBegun':
      return { ...state, isCreating: true, failure: null };
    case 'created':
      return { ...state, links: [event.link, ...state.links.filter(({ id }) => id !== event.link.id)], isCreating: false };
    case 'revokeBegun':
      return { ...state, failure: null };
    case 'revoked':
      return { ...state, links: state.links.filter(({ id }) => id !== event.id) };
  }
}

function latestFirst(one: SharedLink, other: SharedLink): number {
  return Date.parse(other.createTime) - Date.parse(one.createTime) || other.id - one.id;
}
