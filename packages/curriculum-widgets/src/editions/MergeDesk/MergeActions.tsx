import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { ProgressBar } from '@college/ui/ProgressBar';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Caption } from '../../support/textParts';
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
        <Progress>
          <Caption aria-hidden>
            <b>{text.decided({ done, total })}</b> {text.decidedWord}
          </Caption>
          <ProgressBar aria-label={text.progress} value={done} maxValue={total} />
          <VisuallyHidden role="status">
            {text.decided({ done, total })} {text.decidedWord}
          </VisuallyHidden>
        </Progress>
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

const Progress = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  margin-inline-end: ${tokens.space[2]};
  white-space: nowrap;

  b {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
    font-variant-numeric: tabular-nums;
  }
  > [role='progressbar'] {
    inline-size: 96px;
  }
`;
