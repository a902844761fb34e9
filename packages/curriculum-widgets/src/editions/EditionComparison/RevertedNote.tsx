import type { Receipt } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { editionComparisonMessages } from './messages';
import type { Reverted } from './useRevert';

interface RevertedNoteProps {
  reverted: Reverted;
  /** Where a receipt is read; without it there is no link. */
  receiptHref: ((receiptId: number) => string) | undefined;
  /** Undoes the revert; without it nobody is offered to. */
  onUndo: ((receipt: Receipt) => void) | undefined;
}

/** What a revert did, with its receipt and its undo. What was pressed is gone, so the focus comes here. */
export function RevertedNote({ reverted, receiptHref, onUndo }: RevertedNoteProps) {
  const text = useMessages(editionComparisonMessages);
  const ref = useRef<HTMLDivElement>(null);
  const receiptId = 'receipt' in reverted ? reverted.receipt.id : null;
  useEffect(() => ref.current?.focus({ preventScroll: true }), [receiptId]);
  if (reverted.status === 'failed') return <Note variant="error">{reverted.message}</Note>;
  const { status, receipt } = reverted;
  const canUndo = onUndo && (status === 'reverted' || status === 'undoing' || status === 'undoFailed');
  return (
    <Note
      ref={ref}
      tabIndex={-1}
      role={status === 'undoFailed' ? 'alert' : 'status'}
      variant={status === 'undoFailed' ? 'error' : 'info'}
      action={
        <Ways>
          {receiptHref && <Link href={receiptHref(receipt.id)}>{text.receipt}</Link>}
          {canUndo && (
            <Button
              variant="link"
              size="small"
              isPending={status === 'undoing'}
              pendingLabel={text.undoing}
              onPress={() => onUndo(receipt)}
            >
              {text.undo}
            </Button>
          )}
        </Ways>
      }
    >
      {sentence()}
    </Note>
  );

  function sentence() {
    if (reverted.status === 'undoFailed') return `${text.undoFailed} ${reverted.message}`;
    if (status === 'undone') return text.undone;
    return status === 'asks' ? text.undoAsks : text.reverted({ count: receipt.changes });
  }
}

const Ways = styled.span`
  display: inline-flex;
  gap: ${tokens.space[4]};
`;
