import type { CompletionItem, MatrixDoubt } from '@college/curriculum-model';

/** The state of a course's check. */
export type DataCheckState =
  | { status: 'loading' }
  /** Never checked yet; `message` is the server's. */
  | { status: 'failed'; message: string; isChecking: boolean }
  /** What was last found stays while it is checked again, and when that fails. */
  | CheckedState;

/** What was found. */
export interface CheckedState {
  status: 'checked';
  items: readonly CompletionItem[];
  isChecking: boolean;
  message: string | null;
  /** Gaps of the matrices; left out until they were looked for. */
  gaps?: readonly MatrixDoubt[];
  /** Why they could not be looked for. */
  gapsMessage?: string;
}

/** What happens to it. */
export type DataCheckEvent =
  | { type: 'courseChanged' }
  | { type: 'checkStarted' }
  | { type: 'checked'; items: readonly CompletionItem[] }
  | { type: 'gapsFound'; gaps: readonly MatrixDoubt[] }
  | { type: 'gapsFailed'; message: string }
  | { type: 'checkFailed'; message: string };

/** A check never takes away what the last one found. */
export function dataCheckReducer(state: DataCheckState, event: DataCheckEvent): DataCheckState {
  switch (event.type) {
    case 'courseChanged':
      return { status: 'loading' };
    case 'checkStarted':
      return state.status === 'loading' ? state : { ...state, isChecking: true };
    case 'checked':
      return {
        status: 'checked',
        items: event.items,
        isChecking: false,
        message: null,
        ...(state.status === 'checked' ? gapsOf(state) : {}),
      };
    case 'gapsFound':
      return state.status === 'checked' ? { ...state, gaps: event.gaps, gapsMessage: undefined } : state;
    case 'gapsFailed':
      return state.status === 'checked' ? { ...state, gapsMessage: event.message } : state;
    case 'checkFailed':
      return state.status === 'checked'
        ? { ...state, isChecking: false, message: event.message }
        : { status: 'failed', message: event.message, isChecking: false };
  }
}

function gapsOf({ gaps, gapsMessage }: CheckedState): Pick<CheckedState, 'gaps' | 'gapsMessage'> {
  return { gaps, gapsMessage };
}
