import type { RecordKind } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { useState, type RefObject } from 'react';
import { isConflict } from '../saving/conflict';
import { useUndo, type Undo, type UndoSource } from '../undo';
import { useFocusAfterDelete } from '../useFocusAfterDelete';
import type { RecordListQuery } from './recordListState';
import type { RecordList } from './useRecordList';

interface UseRecordDeletionOptions<Item> {
  list: Pick<RecordList<Item, RecordListQuery>, 'shown' | 'request' | 'reload'>;
  /** Deletes a record on the server. */
  remove: (item: Item) => Promise<unknown>;
  /** The toast when it is deleted. */
  doneMessage: string;
  /** What the records are in the trash; absent where they do not go there, so that nothing leads back. */
  kind?: RecordKind;
  /** What a record is called, in the language of the interface. */
  nameOf: (item: Item) => string;
  /** Where a deleted record is brought back. */
  trash?: UndoSource | undefined;
  clock?: Clock | undefined;
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
  /** The way back from the last one. */
  undo: Undo;
}

/** Deletes records of a list: reloads it, shows a toast with the way back, and focuses the row now at the index within `rootRef`. */
export function useRecordDeletion<Item extends { id: number }>(
  options: UseRecordDeletionOptions<Item>,
): {
  /** Belongs to the page that holds the rows. */
  rootRef: RefObject<HTMLDivElement | null>;
  deletion: RecordDeletionState<Item>;
} {
  const { list, remove, doneMessage, kind, nameOf, trash, clock } = options;
  const { rootRef, focusRow } = useFocusAfterDelete({ isWaiting: list.request.status === 'loading' });
  const [deleting, setDeleting] = useState<{ item: Item; index: number } | null>(null);
  const undo = useUndo({
    trash,
    clock,
    onRestored() {
      list.reload();
      focusRow(0);
    },
  });
  const deletion: RecordDeletionState<Item> = {
    undo,
    asked: deleting?.item ?? null,
    ask: (item) => setDeleting({ item, index: list.shown?.list.indexOf(item) ?? 0 }),
    close: () => setDeleting(null),
    async confirm() {
      if (!deleting) return;
      const { item, index } = deleting;
      await remove(item).catch((error: unknown) => {
        // The list shows what somebody else made of the record, before it is deleted after all.
        if (isConflict(error)) list.reload();
        throw error;
      });
      list.reload();
      undo.offer({ records: kind ? [{ kind, id: item.id }] : [], name: nameOf(item) }, doneMessage);
      focusRow(index);
    },
  };
  return { rootRef, deletion };
}
