import type { LinkedMatrices, MatrixEdit } from '@college/curriculum-model';
import {
  bindingEdit,
  changesBinding,
  draftsAfter,
  hasDraft,
  needsOf,
  shownChoice,
  type BindingCell,
  type BindingDrafts,
  type BindingFormEvent,
} from './bindingFormState';

interface BindingFormOptions {
  matrices: LinkedMatrices;
  cell: BindingCell;
  drafts: BindingDrafts;
  onDraftsChange: (drafts: BindingDrafts) => void;
  onBind: (edit: MatrixEdit) => Promise<boolean>;
  onLeave?: () => void;
}

/** The choice in the form of a cell; what was chosen stays with its cell until it is bound or dropped. */
export function useBindingForm({ matrices, cell, drafts, onDraftsChange, onBind, onLeave }: BindingFormOptions) {
  const choice = shownChoice(matrices, cell, drafts);

  function change(event: BindingFormEvent) {
    onDraftsChange(draftsAfter(matrices, cell, drafts, event));
  }

  async function bind() {
    const edit = bindingEdit(cell.courseId, choice);
    if (!edit) return;
    if (changesBinding(matrices, cell.courseId, choice) && !(await onBind(edit))) return;
    change({ type: 'draftDropped' });
    onLeave?.();
  }

  return { choice, needs: needsOf(choice), isDraft: hasDraft(matrices, cell, drafts), change, bind };
}
