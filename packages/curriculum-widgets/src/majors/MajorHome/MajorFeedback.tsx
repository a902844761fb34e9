import { useState } from 'react';
import type { DraftOwner } from '../../support/desk/drafts';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { PopupPart } from '../../support/lazyParts/PopupPart';
import type { MajorHomeSource } from './MajorHomeSource';

const feedbackDialog = lazyPart(async () => (await import('../../feedback/FeedbackDialog')).FeedbackDialog);

interface MajorFeedbackProps extends DraftOwner {
  source: Pick<MajorHomeSource, 'sendFeedbackText'>;
  isOpen: boolean;
  onClose: () => void;
}

/** Feedback as text alone; it loads when it is first opened, and what was written survives closing it. */
export function MajorFeedback({ source: { sendFeedbackText }, isOpen, onClose, ...owner }: MajorFeedbackProps) {
  const [isMounted, setMounted] = useState(isOpen);
  if (isOpen && !isMounted) setMounted(true);
  if (!isMounted) return null;
  return (
    <PopupPart
      part={feedbackDialog}
      given={{
        ...owner,
        variant: 'major',
        source: { sendFeedback: ({ description }) => sendFeedbackText(description), sendFeedbackText },
        isOpen,
        onOpenChange: (isNowOpen) => {
          if (!isNowOpen) onClose();
        },
      }}
      onFailed={() => {
        setMounted(false);
        onClose();
      }}
    />
  );
}
