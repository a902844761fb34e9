import { sumHours, type ListedCourseUnit } from '@college/curriculum-model';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { useMessages } from '@college/ui/messages';
import { messageOf } from '../../support/messageOf';
import { courseUnitListMessages } from './messages';

interface DeleteSelectedProps {
  /** The units that go. */
  units: readonly ListedCourseUnit[];
  /** How many of the selected ones stay, because they are not the person's to delete. */
  stay: number;
  onDelete: () => Promise<void>;
  onFail: (message: string) => void;
  onClose: () => void;
}

/** Asks before several units go into the trash, and says what goes with them and which stay. */
export function DeleteSelected({ units, stay, onDelete, onFail, onClose }: DeleteSelectedProps) {
  const text = useMessages(courseUnitListMessages);
  const rows = units.flatMap(({ courseMatrixVOS }) => courseMatrixVOS);
  return (
    <ConfirmDialog
      isOpen
      title={text.deleteHowMany({ count: units.length })}
      confirmLabel={text.toTrash({ count: units.length })}
      pendingLabel={text.deleting}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={onDelete}
      onError={(error) => onFail(messageOf(error))}
    >
      <p>{text.lossOfSelected({ chapters: rows.length, hours: sumHours(rows).total })}</p>
      {stay > 0 && <p>{text.staying({ count: stay })}</p>}
    </ConfirmDialog>
  );
}
