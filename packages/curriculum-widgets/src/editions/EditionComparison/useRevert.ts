import type { EditionChange, EditionComparison, Receipt } from '@college/curriculum-model';
import { useState } from 'react';
import { messageOf } from '../../support/messageOf';
import type { RevertSource } from './RevertSource';

/** What became of a revert, or of its undo. */
export type Reverted =
  | { status: 'reverted' | 'undoing' | 'undone' | 'asks'; receipt: Receipt }
  | { status: 'undoFailed'; receipt: Receipt; message: string }
  | { status: 'failed'; message: string };

interface RevertOptions {
  source: RevertSource | undefined;
  comparison: EditionComparison | null;
  /** Called when the draft is another one, also where it turns out to be. */
  onDraftChange: () => void;
  onReverted: ((receipt: Receipt) => void) | undefined;
}

/** Reverts one change of a draft to its base, and undoes that again. Only a draft beside its own base can be reverted. */
export function useRevert({ source, comparison, onDraftChange, onReverted }: RevertOptions) {
  const compared = [comparison?.left.ref, comparison?.right.ref].toSorted().join(' ');
  const [known, setKnown] = useState<{ compared: string; reverted: Reverted } | null>(null);
  const draft = [comparison?.left, comparison?.right].find((side) => side?.ref.startsWith('edition:'));
  const seen = comparison?.seen ?? null;
  const report = (reverted: Reverted) => setKnown({ compared, reverted });

  async function revert({ at }: EditionChange) {
    if (!source || seen === null || !draft) return;
    try {
      const receipt = await source.revertEdition({ id: Number(draft.ref.slice('edition:'.length)), seen, places: [at] });
      report({ status: 'reverted', receipt });
      onReverted?.(receipt);
    } catch (error) {
      report({ status: 'failed', message: messageOf(error) });
    }
    onDraftChange();
  }

  /** Where somebody changed the same since, the receipt asks; here nobody could decide. */
  async function undo(receipt: Receipt) {
    if (!source) return;
    report({ status: 'undoing', receipt });
    try {
      const { seen: planned, conflicts, findings } = await source.planUndo({ id: receipt.id, choices: {} });
      if (conflicts.length > 0 || findings.some(({ type }) => type === 'blocks')) {
        report({ status: 'asks', receipt });
        return;
      }
      const undone = await source.undoMerge({ id: receipt.id, seen: planned, choices: {} });
      report({ status: 'undone', receipt: undone });
      onReverted?.(undone);
      onDraftChange();
    } catch (error) {
      report({ status: 'undoFailed', receipt, message: messageOf(error) });
    }
  }

  return {
    revert: source && seen !== null ? revert : undefined,
    undo,
    /** Of these sides. */
    reverted: known?.compared === compared ? known.reverted : null,
  };
}
