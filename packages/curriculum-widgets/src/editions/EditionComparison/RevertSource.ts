import type { ConflictChoices, Receipt, RevertEditionRequest, UndoPlan, UndoRequest } from '@college/curriculum-model';

/** Where changes of a draft are reverted to its base, and the revert is undone; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface RevertSource {
  /**
   * Makes a draft at some places what it began with, with what belongs to them. A draft that changed meanwhile rejects with code '30009'.
   * Call: `POST /edition/revert` (extension).
   */
  revertEdition(request: RevertEditionRequest): Promise<Receipt>;
  /**
   * What undoing the revert would do; nothing is stored.
   * Call: `POST /edition/undoplan` (extension).
   */
  planUndo(request: { id: number; choices: ConflictChoices }): Promise<UndoPlan>;
  /**
   * Undoes the revert and answers the receipt of the undo.
   * Call: `POST /edition/undo` (extension).
   */
  undoMerge(request: UndoRequest): Promise<Receipt>;
}
