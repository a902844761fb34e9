import { pageSizes, type TrashEntry } from '@college/curriculum-model';
import { inBounds } from '../../support/recordList/recordListState';

/** Records on one page. */
export const TRASH_PAGE_SIZE = pageSizes.default;

/** What became of the last restore. */
export type TrashNotice =
  | { type: 'restored'; entry: TrashEntry; leftOut: readonly string[] }
  | { type: 'failed'; entry: TrashEntry; message: string };

/** The content of the trash, and the status of its last request. */
export interface TrashListState {
  page: number;
  /** The column that orders the rows, with a minus the other way round; empty for the latest first. */
  sort: string;
  /** Null before the first reply. */
  shown: { list: readonly TrashEntry[]; total: number } | null;
  request: { status: 'loading' } | { status: 'done' } | { status: 'failed'; message: string };
  /** Incremented with every reload. */
  attempt: number;
  /** Records on their way back, by their keys. */
  restoring: readonly string[];
  notice: TrashNotice | null;
}

/** What can happen to the trash. */
export type TrashListEvent =
  | { type: 'pageChosen'; page: number }
  | { type: 'sorted'; sort: string }
  | { type: 'loaded'; page: { list: readonly TrashEntry[]; total: number } }
  | { type: 'failed'; message: string }
  | { type: 'retried' }
  | { type: 'restoreAsked'; entry: TrashEntry }
  | { type: 'restored'; entry: TrashEntry; leftOut: readonly string[] }
  | { type: 'restoreFailed'; entry: TrashEntry; message: string };

/** The trash before its first reply. */
export const startOfTrash: TrashListState = {
  page: 1,
  sort: '',
  shown: null,
  request: { status: 'loading' },
  attempt: 0,
  restoring: [],
  notice: null,
};

/** The same with the page and the order of an address. */
export function startOf({ page, sort = '' }: { page: number; sort?: string | undefined }): TrashListState {
  return { ...startOfTrash, page: inBounds(page), sort };
}

const loading = { status: 'loading' } as const;

/** A restored record is removed from the list at once; an empty last page falls back to the previous one. */
export function trashListReducer(state: TrashListState, event: TrashListEvent): TrashListState {
  switch (event.type) {
    case 'pageChosen':
      return event.page === state.page ? state : { ...state, page: inBounds(event.page), request: loading };
    case 'sorted':
      return event.sort === state.sort ? state : { ...state, sort: event.sort, page: 1, request: loading };
    case 'loaded': {
      const last = Math.max(1, Math.ceil(event.page.total / TRASH_PAGE_SIZE));
      if (state.page > last) return { ...state, page: last, request: loading };
      return { ...state, shown: event.page, request: { status: 'done' } };
    }
    case 'failed':
      return { ...state, request: { status: 'failed', message: event.message } };
    case 'retried':
      return { ...state, request: loading, attempt: state.attempt + 1 };
    case 'restoreAsked':
      return restoreAsked(state, keyOfTrashed(event.entry));
    case 'restored':
      return { ...settled(state, event.entry), notice: { type: 'restored', entry: event.entry, leftOut: event.leftOut } };
    case 'restoreFailed':
      // It may already be restored, or purged: the list is reloaded.
      return { ...state, ...rest(state, event.entry), notice: { type: 'failed', entry: event.entry, message: event.message } };
  }
}

/** The unique key of a record in the trash; ids of two kinds may be equal. */
export function keyOfTrashed({ kind, id }: Pick<TrashEntry, 'kind' | 'id'>): string {
  return `${kind}-${id}`;
}

function restoreAsked(state: TrashListState, key: string): TrashListState {
  return state.restoring.includes(key) ? state : { ...state, restoring: [...state.restoring, key], notice: null };
}

function settled(state: TrashListState, entry: TrashEntry): TrashListState {
  const shown = state.shown && {
    list: state.shown.list.filter((one) => keyOfTrashed(one) !== keyOfTrashed(entry)),
    total: Math.max(0, state.shown.total - 1),
  };
  return { ...state, ...rest(state, entry), shown };
}

function rest({ restoring, attempt }: TrashListState, entry: TrashEntry) {
  return { restoring: restoring.filter((one) => one !== keyOfTrashed(entry)), attempt: attempt + 1 };
}

/** Whole days until a record is gone for good; 0 on its last day. */
export function daysLeft({ expires }: Pick<TrashEntry, 'expires'>, now: number): number {
  return Math.max(0, Math.floor((Date.parse(expires) - now) / 86_400_000));
}
