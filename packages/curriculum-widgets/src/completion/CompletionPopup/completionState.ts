import type { Completion } from '@college/curriculum-model';

/** How the figures of the popup stand. */
export type CompletionState =
  | { status: 'loading' }
  | { status: 'ready'; completion: Completion }
  /** `message` is the server's. */
  | { status: 'failed'; message: string; isRetrying: boolean };

/** What happens to them. */
export type CompletionEvent =
  | { type: 'opened' }
  | { type: 'loaded'; completion: Completion }
  | { type: 'failed'; message: string }
  | { type: 'retried' };

/** Opening starts afresh; a retry keeps the reason in view until it is answered. */
export function completionReducer(state: CompletionState, event: CompletionEvent): CompletionState {
  switch (event.type) {
    case 'opened':
      return { status: 'loading' };
    case 'loaded':
      return { status: 'ready', completion: event.completion };
    case 'failed':
      return { status: 'failed', message: event.message, isRetrying: false };
    case 'retried':
      return state.status === 'failed' ? { ...state, isRetrying: true } : state;
  }
}
