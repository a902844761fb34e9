import type { Clock } from '@college/ui/clock';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { isConflict } from '../../support/saving/conflict';
import { useUndo, type UndoSource } from '../../support/undo';
import { useFocusAfterDelete } from '../../support/useFocusAfterDelete';
import type { DepartmentsSource } from './DepartmentsSource';
import { departmentsMessages } from './messages';

/** What is to be deleted, by its name in the reader's language. */
interface Deleting {
  kind: 'department' | 'major';
  id: number;
  name: string;
  version: number | undefined;
}

interface DepartmentDeletionOptions {
  source: Pick<DepartmentsSource, 'deleteDepartment' | 'deleteMajor'>;
  trash: UndoSource | undefined;
  clock: Clock | undefined;
  /** Whether the departments are being read. */
  isPending: boolean;
  onDeleted: (record: Pick<Deleting, 'kind' | 'id'>) => void;
  /** Somebody else changed the record before it was deleted. */
  onNewer: () => void;
  onRestored: () => void;
}

/** The deletion of a department or a major: the question before it, and the way back from it. */
export function useDepartmentDeletion({ source, trash, clock, isPending, onDeleted, onNewer, onRestored }: DepartmentDeletionOptions) {
  const text = useMessages(departmentsMessages);
  const [deleting, setDeleting] = useState<(Deleting & { index: number }) | null>(null);
  const { rootRef, focusedRow, focusRow } = useFocusAfterDelete({ isWaiting: isPending || deleting !== null });
  const undo = useUndo({
    trash,
    clock,
    onRestored() {
      onRestored();
      focusRow(0);
    },
  });

  function askDeletion(record: Deleting) {
    setDeleting({ ...record, index: focusedRow() });
  }

  async function deleteAsked() {
    if (!deleting) return;
    const { kind, id, name, version, index } = deleting;
    try {
      await (kind === 'department' ? source.deleteDepartment(id, { version }) : source.deleteMajor(id, { version }));
    } catch (error) {
      // The page shows what somebody else made of the record, before it is deleted after all.
      if (isConflict(error)) onNewer();
      throw error;
    }
    onDeleted({ kind, id });
    undo.offer({ records: [{ kind, id }], name }, text.deleted);
    focusRow(index);
  }

  return { rootRef, deleting, askDeletion, closeDeletion: () => setDeleting(null), deleteAsked, undo };
}
