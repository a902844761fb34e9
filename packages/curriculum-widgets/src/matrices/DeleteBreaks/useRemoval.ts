import type { ThreadItem } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import type { ToastOptions } from '@college/ui/Toast';
import { useCallback } from 'react';
import { useWaitingToast } from '../../support/waitingToasts';
import { useDeleteBreaks } from './DeleteBreaks';
import { deleteBreaksMessages } from './messages';

/** Removes something and gives what the toast says of it, with the way back. */
export type Remove = () => ToastOptions;

/** Milliseconds for which it is told that the matrices could not be read: that has to be read first. */
const readingTime = 8000;

/**
 * Removals that can be taken back. Where one breaks something in the matrices, it is asked before; where the matrices cannot be read, it is
 * carried out and says so.
 */
export function useRemoval() {
  const text = useMessages(deleteBreaksMessages);
  const showToast = useWaitingToast();
  const breaks = useDeleteBreaks();

  return useCallback(
    (items: readonly ThreadItem[], remove: Remove) => {
      if (!breaks || items.length === 0) {
        showToast(remove());
        return;
      }
      breaks.tell(items).then(
        (sentences) => {
          if (sentences.length === 0) showToast(remove());
          else breaks.ask({ sentences, onConfirm: () => showToast(remove()) });
        },
        () => showToast({ ...remove(), description: text.unknown, duration: readingTime }),
      );
    },
    [breaks, showToast, text],
  );
}
