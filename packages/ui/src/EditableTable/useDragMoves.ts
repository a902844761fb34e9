import { useRef, type RefObject } from 'react';
import type { RowId, RowMove } from './column';
import type { RowDragEvents } from './rowDrag';
import type { useFocusAfterChange } from './useFocusAfterChange';
import type { RowMoves } from './useRowMoves';

interface DragMovesOptions<Row> {
  rowIds: readonly RowId[];
  moves: RowMoves<Row>;
  onRowMove: ((move: RowMove) => void) | undefined;
  bodyRef: RefObject<HTMLElement | null>;
  requestFocus: ReturnType<typeof useFocusAfterChange>;
}

/** What a drag does to the table: it is announced, and moves the row that was lifted. Positions are those at the lift; where rows came or went since, nothing is moved. */
export function useDragMoves<Row>({ rowIds, moves, onRowMove, bodyRef, requestFocus }: DragMovesOptions<Row>): RowDragEvents {
  const lifted = useRef<{ rowId: RowId; rowIds: readonly RowId[] }>(undefined);

  return {
    onLift(index) {
      const rowId = rowIds[index];
      if (rowId === undefined) return;
      lifted.current = { rowId, rowIds };
      moves.announcePosition('lifted', rowId, index);
    },
    onOver(_, overIndex) {
      if (lifted.current) moves.announcePosition('at', lifted.current.rowId, overIndex);
    },
    onCancel(index) {
      if (lifted.current) moves.announcePosition('cancelled', lifted.current.rowId, index);
      lifted.current = undefined;
    },
    onDrop(fromIndex, toIndex) {
      const { rowId, rowIds: before } = lifted.current ?? {};
      lifted.current = undefined;
      if (rowId === undefined || before === undefined) return;
      if (before.length !== rowIds.length || before.some((id, index) => id !== rowIds[index])) {
        moves.announcePosition('cancelled', rowId, rowIds.indexOf(rowId));
        return;
      }
      if (fromIndex !== toIndex) {
        // A row that moves in the document loses its focus.
        if (bodyRef.current?.children[fromIndex]?.matches(':focus-within')) requestFocus({ after: 'move', rowId, columnId: undefined });
        onRowMove?.({ rowId, fromIndex, toIndex });
      }
      moves.announcePosition('dropped', rowId, toIndex);
    },
  };
}
