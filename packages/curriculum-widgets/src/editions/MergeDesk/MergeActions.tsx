import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { ProgressBar } from '@college/ui/ProgressBar';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { Caption } from '../../support/textParts';
import { DeskProgress } from '../conflicts/deskParts';
import type { ConflictDesk } from '../conflicts/useConflictDesk';
import { mergeDeskMessages } from './messages';

interface MergeActionsProps {
  desk: ConflictDesk;
  onLeave?: (() => void) | undefined;
  /** The button that finishes. */
  children: ReactNode;
}

/** How far the decisions are, and the two ways on. */
export function MergeActions({ desk, onLeave, children }: MergeActionsProps) {
  const text = useMessages(mergeDeskMessages);
  const total = desk.shown.length;
  const done = total - desk.undecidedCount;
  return (
    <>
      {total > 0 && (
        <DeskProgress>
          <Caption aria-hidden>
            <b>{text.decided({ done, total })}</b> {text.decidedWord}
          </Caption>
          <ProgressBar aria-label={text.progress} value={done} maxValue={total} />
          <VisuallyHidden role="status">
            {text.decided({ done, total })} {text.decidedWord}
          </VisuallyHidden>
        </DeskProgress>
      )}
      {onLeave && (
        <Button variant="ghost" onPress={onLeave}>
          {text.later}
        </Button>
      )}
      {children}
    </>
  );
}
