import { copyWizardMessages } from '@college/curriculum-widgets/copying/CopyWizard';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';

/** Blocks leaving the page while a copy runs and shows why (decision 87); returns the callback for its state. */
export function useCopyGuard(): (isCopying: boolean) => void {
  const text = useMessages(copyWizardMessages);
  const { showToast } = useToast();
  const isCopying = useRef(false);
  useBlocker({
    shouldBlockFn: () => {
      if (isCopying.current) showToast({ type: 'warning', message: text.leaveWhileCopying });
      return isCopying.current;
    },
    enableBeforeUnload: () => isCopying.current,
  });
  return useCallback((next: boolean) => void (isCopying.current = next), []);
}
