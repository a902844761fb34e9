import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { useMessages } from '@college/ui/messages';
import type { ReactNode } from 'react';
import { BreaksLines, useBreaks } from '../../matrices/DeleteBreaks';
import { deleteBreaksMessages } from '../../matrices/DeleteBreaks/messages';
import { majorHomeMessages } from './messages';

interface DeleteCourseProps {
  courseId: number;
  name: string;
  renderBreaks?: (courseId: number) => ReactNode;
  onDelete: () => Promise<void>;
  onError: (error: unknown) => void;
  onClose: () => void;
}

/** Asks for confirmation before a course is deleted, and lists what is deleted with it. */
export function DeleteCourse({ courseId, name, renderBreaks, onDelete, onError, onClose }: DeleteCourseProps) {
  const text = useMessages(majorHomeMessages);
  return (
    <ConfirmDialog
      isOpen
      name={name || text.unnamed}
      confirmLabel={text.delete}
      pendingLabel={text.deleting}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={onDelete}
      onError={onError}
    >
      <p>{text.deleteLoss}</p>
      <div role="status">{renderBreaks ? renderBreaks(courseId) : <KnownBreaks courseId={courseId} />}</div>
    </ConfirmDialog>
  );
}

function KnownBreaks({ courseId }: { courseId: number }) {
  const text = useMessages(deleteBreaksMessages);
  const breaks = useBreaks('course', courseId);
  if (breaks.status === 'loaded') return <BreaksLines sentences={breaks.sentences} />;
  return breaks.status === 'failed' ? text.unknown : null;
}
