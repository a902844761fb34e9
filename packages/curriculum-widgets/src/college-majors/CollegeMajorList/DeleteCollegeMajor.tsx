import { readAcademicSystem, readRelates, type CollegeMajorResponse } from '@college/curriculum-model';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { useMessages } from '@college/ui/messages';
import { messageOf } from '../../course-units/messageOf';
import { collegeMajorListMessages } from './messages';

interface DeleteCollegeMajorProps {
  major: CollegeMajorResponse;
  /** In the language of the interface. */
  name: string;
  onDelete: (major: CollegeMajorResponse) => Promise<void>;
  onFail: (message: string) => void;
  onClose: () => void;
}

/** Asks before a major is deleted, and names what goes with it. */
export function DeleteCollegeMajor({ major, name, onDelete, onFail, onClose }: DeleteCollegeMajorProps) {
  const text = useMessages(collegeMajorListMessages);
  return (
    <ConfirmDialog
      isOpen
      name={name}
      confirmLabel={text.confirm}
      pendingLabel={text.deleting}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={() => onDelete(major)}
      onError={(error) => onFail(messageOf(error))}
    >
      {text.loss({ rows: readAcademicSystem(major.academicSystem).length, relates: readRelates(major.relates).length })}
    </ConfirmDialog>
  );
}
