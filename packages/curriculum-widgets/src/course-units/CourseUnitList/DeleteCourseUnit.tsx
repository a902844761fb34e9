import type { CourseUnit } from '@college/curriculum-model';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { useMessages } from '@college/ui/messages';
import { BreaksLines, useBreaks } from '../../matrices/DeleteBreaks';
import { deleteBreaksMessages } from '../../matrices/DeleteBreaks/messages';
import { messageOf } from '../../support/messageOf';
import { courseUnitListMessages } from './messages';

interface DeleteCourseUnitProps {
  /** The unit to be confirmed; null while closed. */
  unit: CourseUnit | null;
  loss: { chapters: number; hours: number } | null;
  onDelete: (unit: CourseUnit) => Promise<void>;
  onFail: (message: string) => void;
  onClose: () => void;
}

/** Asks for confirmation before a unit is deleted, and names what is deleted with it. */
export function DeleteCourseUnit({ unit, loss, onDelete, onFail, onClose }: DeleteCourseUnitProps) {
  const text = useMessages(courseUnitListMessages);
  const breaksText = useMessages(deleteBreaksMessages);
  const breaks = useBreaks('course', unit?.id);
  if (!unit || !loss) return null;
  return (
    <ConfirmDialog
      isOpen
      name={unit.name || text.unnamed}
      confirmLabel={text.confirm}
      pendingLabel={text.deleting}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={() => onDelete(unit)}
      onError={(error) => onFail(messageOf(error))}
    >
      <p>{text.loss(loss)}</p>
      <div role="status">
        {breaks.status === 'loaded' && <BreaksLines sentences={breaks.sentences} />}
        {breaks.status === 'failed' && breaksText.unknown}
      </div>
    </ConfirmDialog>
  );
}
