import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import type { ReactNode } from 'react';
import { reviewDeskMessages } from './messages';

interface ReviewActsProps {
  /** Who else is here. */
  people: ReactNode;
  /** Takes the proposal back, where the person may. */
  onWithdraw: (() => void) | false | undefined;
  onCompare: (() => void) | undefined;
  onOpenDraft: (() => void) | undefined;
}

/** The acts in the head of a review. */
export function ReviewActs({ people, onWithdraw, onCompare, onOpenDraft }: ReviewActsProps) {
  const text = useMessages(reviewDeskMessages);
  return (
    <>
      {people}
      {onWithdraw && (
        <Button variant="ghost" onPress={onWithdraw}>
          {text.withdraw}
        </Button>
      )}
      {onOpenDraft && (
        <Button variant="ghost" onPress={onOpenDraft}>
          {text.openDraft}
        </Button>
      )}
      {onCompare && (
        <Button variant="ghost" onPress={onCompare}>
          {text.compare}
        </Button>
      )}
    </>
  );
}
