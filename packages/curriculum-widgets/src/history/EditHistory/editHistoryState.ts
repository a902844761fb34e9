import {
  pageSizes,
  type HistoryEntry,
  type HistoryKind,
  type HistoryPage,
  type HistoryPerson,
  type HistoryRequest,
} from '@college/curriculum-model';

/** Changes on one page. */
export const HISTORY_PAGE_SIZE = pageSizes.default;

/** What became of the last restore. */
export type RestoreNotice = { type: 'restored'; leftOut: readonly string[] } | { type: 'failed'; message: string };

/** The content of an edit history, and the status of its last request. */
export interface EditHistoryState {
  /** Which of the record's histories; by its place in the list the page gave. */
  chosen: number;
  /** Whose changes; null for everybody's. */
  userId: number | null;
  page: number;
  /** Null before the first reply. */
  shown: { list: readonly HistoryEntry[]; total: number } | null;
  people: readonly HistoryPerson[];
  /** The latest change that has been on show, by which somebody else's later one is noticed. */
  latestId: number;
  request: { status: 'loading' } | { status: 'done' } | { status: 'failed'; message: string };
  /** Incremented with every reload. */
  attempt: number;
  notice: RestoreNotice | null;
}

/** What can happen to an edit history. */
export type EditHistoryEvent =
  | { type: 'historyChosen'; index: number }
  | { type: 'personChosen'; userId: number | null }
  | { type: 'pageChosen'; page: number }
  | { type: 'loaded'; reply: HistoryPage }
  | { type: 'failed'; message: string }
  | { type: 'retried' }
  | { type: 'restored'; leftOut: readonly string[] }
  | { type: 'restoreFailed'; message: string };

/** A history before its first reply. */
export const startOfHistory: EditHistoryState = {
  chosen: 0,
  userId: null,
  page: 1,
  shown: null,
  people: [],
  latestId: 0,
  request: { status: 'loading' },
  attempt: 0,
  notice: null,
};

const loading = { status: 'loading' } as const;

/** Another history or person starts at page 1; a restore shows everybody's latest changes, its own first. */
export function editHistoryReducer(state: EditHistoryState, event: EditHistoryEvent): EditHistoryState {
  switch (event.type) {
    case 'historyChosen':
      return event.index === state.chosen ? state : { ...startOfHistory, chosen: event.index, attempt: state.attempt + 1 };
    case 'personChosen':
      return event.userId === state.userId ? state : { ...state, userId: event.userId, page: 1, request: loading, notice: null };
    case 'pageChosen':
      return event.page === state.page ? state : { ...state, page: Math.max(1, event.page), request: loading };
    case 'loaded': {
      const { pageInfo, people } = event.reply;
      const latestId = Math.max(state.latestId, ...pageInfo.list.map(({ id }) => id));
      return { ...state, shown: pageInfo, people, latestId, request: { status: 'done' } };
    }
    case 'failed':
      return { ...state, request: { status: 'failed', message: event.message } };
    case 'retried':
      return { ...state, request: loading, attempt: state.attempt + 1 };
    case 'restored':
      return { ...state, ...nextAttempt(state), notice: { type: 'restored', leftOut: event.leftOut } };
    case 'restoreFailed':
      // Somebody may have changed the record meanwhile: what is shown is reloaded as well.
      return { ...state, ...nextAttempt(state), notice: { type: 'failed', message: event.message } };
  }
}

function nextAttempt({ attempt }: EditHistoryState) {
  return { userId: null, page: 1, request: loading, attempt: attempt + 1 };
}

/** The request for what the state names. */
export function toHistoryRequest({ userId, page }: EditHistoryState, record: { kind: HistoryKind; recordId: number }): HistoryRequest {
  const { kind, recordId } = record;
  return { kind, recordId, pageNum: page, pageSize: HISTORY_PAGE_SIZE, ...(userId === null ? {} : { userId }) };
}
