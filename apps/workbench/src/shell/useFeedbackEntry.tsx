import { createFeedback, quietClient } from '@college/api-client';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useMemo, useRef, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { useDraftOwner } from '../leaving/useDraftOwner';
import { workbenchMessages } from '../messages';
import { useServices } from '../services';

// Few visits open it, so no page waits for it.
const loadDialog = () => import('@college/curriculum-widgets/feedback/FeedbackDialog');
type FeedbackDialog = ComponentType<ComponentProps<Awaited<ReturnType<typeof loadDialog>>['FeedbackDialog']>>;

/** The feedback of the shell: how to open it, and its dialog, which stays mounted so that a draft survives closing. */
export function useFeedbackEntry(load = loadDialog): { openFeedback: () => void; dialog: ReactNode } {
  const { client } = useServices();
  const owner = useDraftOwner();
  const { showToast, closeToast } = useToast();
  const failure = useRef<string>(undefined);
  const text = useMessages(workbenchMessages);
  const source = useMemo(() => createFeedback(quietClient(client)), [client]);
  const [{ Dialog }, setCome] = useState<{ Dialog?: FeedbackDialog }>({});
  const [isOpen, setOpen] = useState(false);

  function openFeedback() {
    setOpen(true);
    if (failure.current) closeToast(failure.current);
    load().then(
      (come) => setCome({ Dialog: come.FeedbackDialog }),
      (error: unknown) => {
        console.error(error);
        setOpen(false);
        failure.current = showToast({ type: 'error', message: text.notOpened, description: text.notOpenedHint, duration: Infinity });
      },
    );
  }

  return { openFeedback, dialog: Dialog && <Dialog {...owner} source={source} isOpen={isOpen} onOpenChange={setOpen} /> };
}
