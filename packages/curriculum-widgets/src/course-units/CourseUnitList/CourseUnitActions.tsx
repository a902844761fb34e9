import type { CourseUnit } from '@college/curriculum-model';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Pencil, Trash2 } from 'lucide-react';
import { courseUnitListMessages } from './messages';

interface CourseUnitActionsProps {
  unit: CourseUnit;
  /** Opens the unit; left out where nothing would happen. */
  onEdit?: () => void;
  /** Asks before the unit is deleted; left out for those who may only edit. */
  onDelete?: () => void;
}

/** What can be done with one row of the list. */
export function CourseUnitActions({ unit, onEdit, onDelete }: CourseUnitActionsProps) {
  const text = useMessages(courseUnitListMessages);
  const name = unit.name || text.unnamed;
  return (
    <>
      {onEdit && (
        <IconButton aria-label={text.edit({ name })} onPress={onEdit}>
          <Icon of={Pencil} />
        </IconButton>
      )}
      {onDelete && (
        <IconButton variant="danger" data-delete="" aria-label={text.remove({ name })} onPress={onDelete}>
          <Icon of={Trash2} />
        </IconButton>
      )}
    </>
  );
}
