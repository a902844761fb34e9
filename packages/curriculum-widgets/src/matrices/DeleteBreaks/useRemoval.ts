import type { ThreadItem } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import type { ToastOptions } from '@college/ui/Toast';
import { useCallback } from 'react';
import { useWaitingToast } from '../../support/waitingToasts';
import { useDeleteBreaks } from './DeleteBreaks';
import { deleteBreaksMessages } from './messages';

/** Removes something and returns the message of its toast, with the undo. */
export type Remove = () => ToastOptions;

/** Milliseconds for which the toast shows that the matrices could not be loaded: long enough to read it. */
const readingTime = 8000;

/**
 * Removals with undo. One that breaks something in the matrices is confirmed first; where the matrices cannot be loaded, it is carried out with a notice.
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
      breaks.findBreaks(items).then(
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
