import type { ThreadItem } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import type { ToastOptions } from '@college/ui/Toast';
import { useCallback, useEffect, useRef } from 'react';
import { useWaitingToast } from '../../support/waitingToasts';
import { useDeleteBreaks } from './DeleteBreaks';
import { deleteBreaksMessages } from './messages';

/** Removes something and returns the message of its toast, with the undo; null where it could not be removed any more. */
export type Remove = () => ToastOptions | null;

/** Milliseconds for which the toast shows that the matrices could not be loaded: long enough to read it. */
const readingTime = 8000;

/**
 * Removals with undo. One that breaks something in the matrices is confirmed first; where the matrices cannot be loaded, it is carried out with a notice.
 * What is not there any more by then, such as a window that was closed, removes nothing.
 */
export function useRemoval() {
  const text = useMessages(deleteBreaksMessages);
  const showToast = useWaitingToast();
  const breaks = useDeleteBreaks();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  return useCallback(
    (items: readonly ThreadItem[], remove: Remove) => {
      function carryOut(more?: Pick<ToastOptions, 'description' | 'duration'>) {
        const toast = isGone.current ? null : remove();
        if (toast) showToast({ ...toast, ...more });
      }
      if (!breaks || items.length === 0) return carryOut();
      breaks.findBreaks(items).then(
        (sentences) => {
          if (isGone.current) return;
          if (sentences.length === 0) carryOut();
          else breaks.ask({ sentences, onConfirm: carryOut });
        },
        () => carryOut({ description: text.unknown, duration: readingTime }),
      );
    },
    [breaks, showToast, text],
  );
}
