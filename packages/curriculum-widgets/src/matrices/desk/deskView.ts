import { applyMatrixEdit, countChanges } from '@college/curriculum-model';
import type { DeskState, OpenDesk } from './deskState';
import type { DeskStore } from './deskStore';
import type { DeskQuestion, DeskSaving, MatrixDesk } from './MatrixDesk';

/** The desk as the views see it. */
export function deskView(state: DeskState, store: DeskStore): MatrixDesk {
  if (state.phase === 'loading') return { status: 'loading' };
  if (state.phase === 'failed') return { status: 'failed', message: state.message, retry: store.load };
  const { base, history, theirs } = state;
  const { edit, undo, redo, save, discard, resolve, dismissConflict, refresh, taskGoalsStored } = store;
  return {
    status: 'ready',
    matrices: history.present,
    base,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    saving: savingOf(state),
    conflict: theirs && { base, mine: history.present, theirs },
    question: questionOf(state, store),
    edit,
    undo,
    redo,
    save,
    discard,
    resolve,
    dismissConflict,
    refresh,
    taskGoalsStored,
  };
}

/** How the open desk stands towards what is stored. */
export function savingOf({ base, history, save }: OpenDesk): DeskSaving {
  if (save.status === 'running') return { status: 'saving' };
  const changeCount = countChanges(base, history.present);
  if (changeCount > 0) return save.status === 'failed' ? save : { status: 'unsaved', changeCount };
  return { status: 'saved', savedAt: save.status === 'idle' ? save.savedAt : undefined };
}

function questionOf({ asked, history }: OpenDesk, { confirm, cancel }: DeskStore): DeskQuestion | null {
  return asked && { before: history.present, after: applyMatrixEdit(history.present, asked), confirm, cancel };
}
