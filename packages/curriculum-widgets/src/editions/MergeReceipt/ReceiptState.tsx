import type { ReceiptDetail } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import type { Ref } from 'react';
import { mergeReceiptMessages } from './messages';

interface ReceiptStateProps {
  receipt: ReceiptDetail;
  receiptHref: ((receiptId: number) => string) | undefined;
  /** Reaches the note that it was undone. */
  ref: Ref<HTMLDivElement>;
}

/** Whether it still holds, why it cannot be undone, or what an undo does not bring back. */
export function ReceiptState({ receipt, receiptHref, ref }: ReceiptStateProps) {
  const text = useMessages(mergeReceiptMessages);
  const { undoneById, undoOfId, undo } = receipt;
  const link = (id: number, words: string) => (receiptHref ? <Link href={receiptHref(id)}>{words}</Link> : undefined);
  if (undoneById !== null) {
    return (
      <Note ref={ref} tabIndex={-1} role="status" action={link(undoneById, text.undoMerge)}>
        {text.wasUndone}
      </Note>
    );
  }
  if (undo.message !== null) return <Note role="status">{undo.message}</Note>;
  return undoOfId === null ? null : link(undoOfId, text.undidReceipt);
}
