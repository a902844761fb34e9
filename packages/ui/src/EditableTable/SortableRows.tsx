import { Accessibility, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/react/sortable';
import { DragDropProvider } from '@dnd-kit/react';
import type { ReactNode } from 'react';
import type { RowId, RowMove } from './column';

interface SortableRowsProps {
  children: ReactNode;
  onLift: (rowId: RowId, index: number) => void;
  onOver: (rowId: RowId, index: number) => void;
  onDrop: (move: RowMove) => void;
  onCancel: (rowId: RowId, index: number) => void;
}

// A press that does not travel is a click on the grip, which opens the menu.
const sensors = [PointerSensor.configure({ activationConstraints: () => [new PointerActivationConstraints.Distance({ value: 4 })] })];

/** Pointer and touch dragging of the rows inside; the keyboard's way and all spoken words belong to the table. */
export function SortableRows({ children, onLift, onOver, onDrop, onCancel }: SortableRowsProps) {
  return (
    <DragDropProvider
      sensors={sensors}
      // Its built-in speech is English and reads ids aloud.
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
      onDragStart={({ operation: { source } }) => {
        if (isSortable(source)) onLift(source.id, source.index);
      }}
      onDragOver={({ operation: { source, target } }) => {
        if (isSortable(source) && isSortable(target) && source.id !== target.id) onOver(source.id, target.index);
      }}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!isSortable(source)) return;
        if (canceled) onCancel(source.id, source.initialIndex);
        else onDrop({ rowId: source.id, fromIndex: source.initialIndex, toIndex: source.index });
      }}
    >
      {children}
    </DragDropProvider>
  );
}
