import type { SharedLink } from './ShareLinksSource';

/** The links in the dialog; a failure is shown until the next action. */
export type ShareLinksState =
  | { status: 'loading'; failure: string | null }
  | { status: 'ready'; links: readonly SharedLink[]; isCreating: boolean; failure: string | null };

export type ShareLinksEvent =
  | { type: 'loadBegun' }
  | { type: 'loaded'; links: readonly SharedLink[] }
  | { type: 'createBegun' }
  | { type: 'created'; link: SharedLink }
  | { type: 'revokeBegun' }
  | { type: 'revoked'; id: number }
  | { type: 'failed'; message: string };

export const loadingLinks: ShareLinksState = { status: 'loading', failure: null };

/** The latest link comes first; events about links that are not loaded change nothing. */
export function shareLinksReducer(state: ShareLinksState, event: ShareLinksEvent): ShareLinksState {
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
