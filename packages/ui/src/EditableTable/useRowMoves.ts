import { useState } from 'react';
import type { RowId, RowMove } from './column';
import type { EditableTableText } from './messages';
import { moveItem, placeWithin } from './rowOrder';

interface RowMovesOptions<Row> {
  rows: readonly Row[];
  getRowId: (row: Row) => RowId;
  nameOf: (row: Row) => string;
  onRowMove: ((move: RowMove) => void) | undefined;
  say: (sentence: string) => void;
  text: EditableTableText;
}

/** Moving rows: lifted by keyboard and shown at the target position, or moved at once; every step is announced. */
export function useRowMoves<Row>({ rows, getRowId, nameOf, onRowMove, say, text }: RowMovesOptions<Row>) {
  const [lifted, setLifted] = useState<RowMove | null>(null);
  const count = rows.length;

  function announcePosition(kind: 'at' | 'lifted' | 'dropped' | 'cancelled', rowId: RowId, index: number) {
    const row = rows.find((candidate) => getRowId(candidate) === rowId);
    if (row !== undefined) say(text[kind]({ index: index + 1, count, name: nameOf(row) }));
  }

  function indexOf(rowId: RowId) {
    return rows.findIndex((row) => getRowId(row) === rowId);
  }

  function moveTo(rowId: RowId, place: number) {
    const fromIndex = indexOf(rowId);
    const toIndex = placeWithin(place, count);
    if (fromIndex !== toIndex) onRowMove?.({ rowId, fromIndex, toIndex });
    announcePosition('at', rowId, toIndex);
  }

  return {
    lifted,
    shownRows: lifted ? moveItem(rows, lifted.fromIndex, lifted.toIndex) : rows,
    announcePosition,
    indexOf,
    moveTo,
    lift(rowId: RowId) {
      const index = indexOf(rowId);
      setLifted({ rowId, fromIndex: index, toIndex: index });
      announcePosition('lifted', rowId, index);
    },
    step(delta: number) {
      if (!lifted) return;
      const toIndex = placeWithin(lifted.toIndex + delta, count);
      setLifted({ ...lifted, toIndex });
      announcePosition('at', lifted.rowId, toIndex);
    },
    drop() {
      if (!lifted) return;
      setLifted(null);
      if (lifted.fromIndex !== lifted.toIndex) onRowMove?.(lifted);
      announcePosition('dropped', lifted.rowId, lifted.toIndex);
    },
    cancel() {
      if (!lifted) return;
      setLifted(null);
      announcePosition('cancelled', lifted.rowId, lifted.fromIndex);
    },
  };
}

export type RowMoves<Row> = ReturnType<typeof useRowMoves<Row>>;
