import type { CourseUnit } from '@college/curriculum-model';
import type { RowAction } from '@college/ui/DataTable';
import { Pencil, Trash2 } from 'lucide-react';
import type { CourseUnitListText } from './messages';

interface CourseUnitActionsOptions {
  text: CourseUnitListText;
  mayModify: (unit: CourseUnit) => boolean;
  /** Opens a unit; left out where nothing would happen. */
  onOpen: ((unit: CourseUnit) => void) | undefined;
  /** Asks before a unit is deleted; left out for those who may only edit. */
  onDelete: ((unit: CourseUnit) => void) | undefined;
}

/** What can be done with the rows of the list. */
export function courseUnitActions({ text, mayModify, onOpen, onDelete }: CourseUnitActionsOptions): RowAction<CourseUnit>[] {
  const nameOf = (unit: CourseUnit) => unit.name || text.unnamed;
  const edit: RowAction<CourseUnit>[] = onOpen
    ? [{ id: 'edit', icon: Pencil, label: (unit) => text.edit({ name: nameOf(unit) }), isOffered: mayModify, onPress: onOpen }]
    : [];
  if (!onDelete) return edit;
  const label = (unit: CourseUnit) => text.remove({ name: nameOf(unit) });
  return [...edit, { id: 'delete', icon: Trash2, variant: 'danger', label, isOffered: mayModify, onPress: onDelete }];
}
