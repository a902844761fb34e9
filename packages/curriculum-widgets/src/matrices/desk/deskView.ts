import { applyMatrixEdit, countChanges } from '@college/curriculum-model';
import type { DeskQuestion, DeskSaving, MatrixDesk } from './MatrixDesk';
import type { MatrixDeskState, MatrixDeskStore, OpenMatrixDesk } from './matrixDeskStore';

/** The desk as the views see it. */
export function deskView(state: MatrixDeskState, store: MatrixDeskStore): MatrixDesk {
  if (state.phase === 'loading') return { status: 'loading' };
  if (state.phase === 'failed') return { status: 'failed', message: state.message, retry: store.load };
  const { base, history, conflictCells, restoredFrom } = state;
  const { edit, undo, redo, save, discard, resolve, refresh, taskGoalsStored } = store;
  return {
    status: 'ready',
    matrices: history.present,
    base,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    saving: savingOf(state),
    conflict: state.save.status === 'conflict' ? { base, mine: history.present, theirs: state.save.theirs } : null,
    conflictCells,
    restoredFrom,
    question: questionOf(state, store),
    edit,
    undo,
    redo,
    save,
    discard,
    resolve,
    dismissConflict: () => store.leaveConflict(),
    refresh,
    taskGoalsStored,
  };
}

/** The saving state of the open desk. */
export function savingOf({ base, history, save, savedAt }: OpenMatrixDesk): DeskSaving {
  if (save.status === 'saving') return { status: 'saving' };
  const changeCount = countChanges(base, history.present);
  if (changeCount > 0) return save.status === 'failed' ? { status: 'failed', message: save.message } : { status: 'unsaved', changeCount };
  return { status: 'saved', savedAt: savedAt === null ? undefined : new Date(savedAt) };
}

function questionOf({ asked, history }: OpenMatrixDesk, { confirm, cancel }: MatrixDeskStore): DeskQuestion | null {
  return asked && { before: history.present, after: applyMatrixEdit(history.present, asked), confirm, cancel };
}
