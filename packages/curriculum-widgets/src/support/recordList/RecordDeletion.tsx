import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { useToast } from '@college/ui/Toast';
import { messageOf } from '../messageOf';
import type { RecordDeletionState } from './useRecordDeletion';

export interface RecordDeletionProps<Item> {
  deletion: RecordDeletionState<Item>;
  /** What a record is called, in the language of the interface. */
  nameOf: (item: Item) => string;
  /** The label of the action, and while it is pending. */
  text: { confirm: string; deleting: string };
  /** What is deleted with the record. */
  lossOf: (item: Item) => string;
}

/** Asks for confirmation before a record of a list is deleted, and names what is deleted with it; a rejection is shown as a toast. */
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
