import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { useToast } from '@college/ui/Toast';
import { messageOf } from '../messageOf';
import type { RecordDeletionState } from './useRecordDeletion';

export interface RecordDeletionProps<Item> {
  deletion: RecordDeletionState<Item>;
  /** What a record is called, in the language of the interface. */
  nameOf: (item: Item) => string;
  /** What the act is called, and what it is called while it goes on. */
  text: { confirm: string; deleting: string };
  /** What goes with the record. */
  lossOf: (item: Item) => string;
}

/** Asks before a record of a list is deleted, and names what goes with it; a refusal is said as a toast. */
export function RecordDeletion<Item>({ deletion, nameOf, text, lossOf }: RecordDeletionProps<Item>) {
  const { asked, close, confirm } = deletion;
  const { showToast } = useToast();
  if (asked === null) return null;
  return (
    <ConfirmDialog
      isOpen
      name={nameOf(asked)}
      confirmLabel={text.confirm}
      pendingLabel={text.deleting}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      onConfirm={confirm}
      onError={(error) => showToast({ type: 'error', message: messageOf(error) })}
    >
      {lossOf(asked)}
    </ConfirmDialog>
  );
}
