import { createFeedback, quietClient } from '@college/api-client';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useServices } from '../services';

// Few visits open it, so no page waits for it.
const FeedbackDialog = lazy(async () => ({
  default: (await import('@college/curriculum-widgets/feedback/FeedbackDialog')).FeedbackDialog,
}));

/** The feedback of the shell: how to open it, and its dialog, which stays mounted so that a draft survives closing. */
export function useFeedbackEntry(): { openFeedback: () => void; dialog: ReactNode } {
  const { client } = useServices();
  const source = useMemo(() => createFeedback(quietClient(client)), [client]);
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return {
    openFeedback: () => setState('open'),
    dialog: state !== 'never' && (
      <Suspense>
        <FeedbackDialog source={source} isOpen={state === 'open'} onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')} />
      </Suspense>
    ),
  };
}
