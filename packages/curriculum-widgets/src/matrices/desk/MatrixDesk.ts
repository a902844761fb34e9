import type { CellAddress, LinkedMatrices, MatrixEdit, ProjectTaskGoal } from '@college/curriculum-model';

/** The saving state of the matrices. */
export type DeskSaving =
  | { status: 'saved'; savedAt?: Date }
  | { status: 'unsaved'; changeCount: number }
  | { status: 'saving' }
  /** `isOffline`: nobody was reached, and it is saved when somebody is. `reason`: why, in a few words. */
  | { status: 'failed'; message: string; isOffline?: boolean; reason?: string };

/** A save that came too late: what all started from, what is here, and what is stored now. */
export interface DeskConflict {
  base: LinkedMatrices;
  mine: LinkedMatrices;
  theirs: LinkedMatrices;
}

/** The three matrices on the desk: every view reads from it and edits through it, so that undo and saving go over all three. */
export interface ReadyDesk {
  status: 'ready';
  /** As edited. */
  matrices: LinkedMatrices;
  /** As last read or saved. */
  base: LinkedMatrices;
  /** Applies one edit. When it deletes something else (cells, KSA), the desk asks for confirmation first; resolves with whether it was applied. */
  edit: (edit: MatrixEdit) => Promise<boolean>;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  saving: DeskSaving;
  /** Saves what changed; false when it could not. */
  save: () => Promise<boolean>;
  /** Back to what is stored. */
  discard: () => void;
  /** When the draft that fills the desk was written; null or left out where everything comes from what is stored. */
  restoredFrom?: number | null;
  conflict: DeskConflict | null;
  /** Takes the outcome of the three-way view and saves it. */
  resolve: (merged: LinkedMatrices) => Promise<boolean>;
  /** Puts the conflict away; everything stays as it is, unsaved. */
  dismissConflict: () => void;
  /** Cells of a conflict that was put off, as long as both sides differ there: the matrices mark them. */
  conflictCells: readonly CellAddress[];
  /** Something was stored past this desk, as by an import: it is read and taken in. Says whether nothing overlapped; quietly, nobody is asked or told. */
  refresh?: (how?: { isQuiet?: boolean }) => Promise<boolean>;
  /** Task goals of a chapter were stored elsewhere: columns of its project matrix follow, on both sides of undo. */
  taskGoalsStored: (projectId: number, goals: readonly ProjectTaskGoal[]) => void;
  /** Asked by the desk before an edit that takes other things with it; null when nothing waits. */
  question: DeskQuestion | null;
}

/** What an edit deletes, with confirm and cancel. */
export interface DeskQuestion {
  before: LinkedMatrices;
  after: LinkedMatrices;
  confirm: () => void;
  cancel: () => void;
}

export type MatrixDesk = { status: 'loading' } | { status: 'failed'; message: string; retry: () => void } | ReadyDesk;
