import { realClock, type Clock } from '@college/ui/clock';
import { useMessages } from '@college/ui/messages';
import { TOAST_DURATION, useToast } from '@college/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../messageOf';
import { whatOf, type Deletion } from './deletion';
import { undoMessages } from './messages';
import type { UndoSource } from './UndoSource';

/** Milliseconds for which the way back stays at the head of a list after its toast has gone. */
export const UNDO_AT_HEAD = 30_000;

interface UseUndoOptions {
  /** Without it nothing can be brought back here, only from the trash. */
  trash: UndoSource | undefined;
  /** Called once the records are back, all or some of them. */
  onRestored: (deletion: Deletion) => void;
  clock?: Clock | undefined;
}

/** The way back from the last deletion, as its list shows it. */
export interface Undo {
  /** What can be brought back now; null for nothing. */
  deletion: Deletion | null;
  isPending: boolean;
  run: () => void;
  /** Says that something was deleted, and offers the way back. */
  offer: (deletion: Deletion, message: string) => void;
}

/** Offers the way back from a deletion: on its toast, then at the head of the list, and by Ctrl+Z all the while. */
export function useUndo({ trash, onRestored, clock = realClock }: UseUndoOptions): Undo {
  const text = useMessages(undoMessages);
  const { showToast, closeToast } = useToast();
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [isPending, setPending] = useState(false);
  const toast = useRef<string | null>(null);

  useEffect(() => {
    if (!deletion) return;
    return clock.schedule(() => setDeletion(null), TOAST_DURATION + UNDO_AT_HEAD);
  }, [deletion, clock]);

  async function bringBack(deleted: Deletion) {
    if (!trash) return;
    if (toast.current !== null) closeToast(toast.current);
    setPending(true);
    const what = whatOf(deleted, text);
    const leftOut: string[] = [];
    const left = [...deleted.records];
    try {
      // One after another: two of the same major would wait for each other anyway.
      for (const record of deleted.records) {
        leftOut.push(...(await trash.restoreTrash(record)).leftOut);
        left.shift();
      }
      setDeletion((now) => (now === deleted ? null : now));
      const description = leftOut.length > 0 ? { description: leftOut.join(' ') } : {};
      showToast({ type: leftOut.length > 0 ? 'warning' : 'success', message: text.restored({ what }), ...description });
    } catch (error) {
      showToast({ type: 'error', message: text.failed({ what, reason: messageOf(error) }) });
      // What is back already is not asked for again.
      setDeletion((now) => (now === deleted ? { ...deleted, records: left } : now));
    } finally {
      setPending(false);
      if (left.length < deleted.records.length) onRestored(deleted);
    }
  }

  return {
    deletion: trash ? deletion : null,
    isPending,
    run() {
      if (deletion && !isPending) void bringBack(deletion);
    },
    offer(deleted, message) {
      setDeletion(deleted);
      toast.current = showToast({
        type: 'success',
        message,
        description: whatOf(deleted, text),
        ...(trash && { action: { label: text.undo, onAction: () => void bringBack(deleted) } }),
      });
    },
  };
}
