import type { ThreadItem } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useToast, type ToastOptions } from '@college/ui/Toast';
import { useCallback } from 'react';
import { BreaksLines } from './BreaksLines';
import { useTellBreaks } from './DeleteBreaks';
import { deleteBreaksMessages } from './messages';

/** Milliseconds for which a removal that breaks something is told: it has to be read first. */
const readingTime = 8000;

/** Tells of a removal that can be taken back, and in the same toast of what it breaks in the matrices. */
export function useRemovalToast() {
  const text = useMessages(deleteBreaksMessages);
  const { showToast } = useToast();
  const tell = useTellBreaks();

  return useCallback(
    (items: readonly ThreadItem[], toast: ToastOptions & { description?: string }) => {
      if (!tell || items.length === 0) {
        showToast(toast);
        return;
      }
      tell(items).then(
        (sentences) => {
          const isBroken = sentences.length > 0;
          showToast(
            isBroken
              ? {
                  ...toast,
                  type: 'warning',
                  description: <BreaksLines first={toast.description} sentences={sentences} />,
                  duration: readingTime,
                }
              : toast,
          );
        },
        () => showToast({ ...toast, description: text.unknown, duration: readingTime }),
      );
    },
    [showToast, tell, text],
  );
}
