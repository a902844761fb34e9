import { replyCodes, type Receipt, type UndoPlan } from '@college/curriculum-model';
import { useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { useAnswer } from '../../support/useAnswer';
import { useLanguage } from '../../support/useLanguage';
import { presentChoices } from '../conflicts/decisions';
import { replyCodeOf } from '../../support/replyCodeOf';
import { useConflictDesk } from '../conflicts/useConflictDesk';
import type { ReceiptSource } from './ReceiptSource';

interface UndoOptions {
  source: ReceiptSource;
  receiptId: number;
  onUndone: (receipt: Receipt) => void;
}

/** What became of an undo. */
export type UndoAct = { status: 'idle' | 'undoing' | 'undone' | 'overtaken' } | { status: 'failed'; message: string };

/** An undo from its plan to its receipt; where the same place was changed since, somebody decides. */
export function useUndo({ source, receiptId, onUndone }: UndoOptions) {
  const [plan, setPlan] = useState<UndoPlan | null>(null);
  const language = useLanguage();
  const [revision, setRevision] = useState(0);
  const [act, setAct] = useState<UndoAct>({ status: 'idle' });
  const isReadOnly = act.status === 'undoing' || act.status === 'undone';
  const desk = useConflictDesk({
    conflicts: plan?.conflicts ?? [],
    isReadOnly,
    onDecided: () => {
      setAct({ status: 'idle' });
      setRevision((count) => count + 1);
    },
  });

  const { isPending, request, retry } = useAnswer<UndoPlan>(
    `${revision} ${language}`,
    ({ signal }) => source.planUndo({ id: receiptId, choices: desk.decisions.choices }, { signal }),
    {
      onAnswer: (next) => {
        setPlan(next);
        desk.follow(next.conflicts, { keepsAll: false });
      },
    },
  );

  async function undo() {
    if (plan === null) return;
    setAct({ status: 'undoing' });
    try {
      const receipt = await source.undoMerge({ id: receiptId, seen: plan.seen, choices: presentChoices(desk.decisions) });
      setAct({ status: 'undone' });
      onUndone(receipt);
    } catch (error) {
      if (replyCodeOf(error) === replyCodes.conflict) {
        setAct({ status: 'overtaken' });
        setRevision((count) => count + 1);
      } else {
        setAct({ status: 'failed', message: messageOf(error) });
      }
    }
  }

  return { plan, request, retry, isPlanning: isPending, desk, act, isReadOnly, undo };
}
