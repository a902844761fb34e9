import { copyWizardMessages } from '@college/curriculum-widgets/copying/CopyWizard';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';

/** Keeps the page open while a copy runs and says why (decision 87); answers what hears of the copy. */
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
