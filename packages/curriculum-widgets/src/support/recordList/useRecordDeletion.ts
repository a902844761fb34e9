import { useToast } from '@college/ui/Toast';
import { useState, type RefObject } from 'react';
import { isConflict } from '../saving/conflict';
import { useFocusAfterDelete } from '../useFocusAfterDelete';
import type { RecordListQuery } from './recordListState';
import type { RecordList } from './useRecordList';

interface UseRecordDeletionOptions<Item> {
  list: Pick<RecordList<Item, RecordListQuery>, 'shown' | 'request' | 'reload'>;
  /** Deletes a record on the server. */
  remove: (item: Item) => Promise<unknown>;
  /** The toast when it is deleted. */
  doneMessage: string;
}

/** The deletion of a record from a list, as its page needs it. */
export interface RecordDeletionState<Item> {
  /** The record to be confirmed; null for none. */
  asked: Item | null;
  /** Asks whether a record is to be deleted. */
  ask: (item: Item) => void;
  close: () => void;
  /** Deletes the confirmed record. */
  confirm: () => Promise<void>;
}

/** Deletes records of a list: reloads it, shows a toast, and focuses the row now at the index within `rootRef`. */
export function useRecordDeletion<Item>({ list, remove, doneMessage }: UseRecordDeletionOptions<Item>): {
  /** Belongs to the page that holds the rows. */
  rootRef: RefObject<HTMLDivElement | null>;
  deletion: RecordDeletionState<Item>;
} {
  const { showToast } = useToast();
  const { rootRef, focusRow } = useFocusAfterDelete({ isWaiting: list.request.status === 'loading' });
  const [deleting, setDeleting] = useState<{ item: Item; index: number } | null>(null);
  const deletion: RecordDeletionState<Item> = {
    asked: deleting?.item ?? null,
    ask: (item) => setDeleting({ item, index: list.shown?.list.indexOf(item) ?? 0 }),
    close: () => setDeleting(null),
    async confirm() {
      if (!deleting) return;
      await remove(deleting.item).catch((error: unknown) => {
        // The list shows what somebody else made of the record, before it is deleted after all.
        if (isConflict(error)) list.reload();
        throw error;
      });
      list.reload();
      showToast({ type: 'success', message: doneMessage });
      focusRow(deleting.index);
    },
  };
  return { rootRef, deletion };
}
