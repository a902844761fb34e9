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

/** Moving rows: lifted by keyboard and shown at the place they would take, or moved at once; every step is spoken. */
export function useRowMoves<Row>({ rows, getRowId, nameOf, onRowMove, say, text }: RowMovesOptions<Row>) {
  const [lifted, setLifted] = useState<RowMove | null>(null);
  const count = rows.length;

  function sayPlace(kind: 'at' | 'lifted' | 'dropped' | 'cancelled', rowId: RowId, index: number) {
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
    sayPlace('at', rowId, toIndex);
  }

  return {
    lifted,
    shownRows: lifted ? moveItem(rows, lifted.fromIndex, lifted.toIndex) : rows,
    sayPlace,
    indexOf,
    moveTo,
    lift(rowId: RowId) {
      const index = indexOf(rowId);
      setLifted({ rowId, fromIndex: index, toIndex: index });
      sayPlace('lifted', rowId, index);
    },
    step(delta: number) {
      if (!lifted) return;
      const toIndex = placeWithin(lifted.toIndex + delta, count);
      setLifted({ ...lifted, toIndex });
      sayPlace('at', lifted.rowId, toIndex);
    },
    drop() {
      if (!lifted) return;
      setLifted(null);
      if (lifted.fromIndex !== lifted.toIndex) onRowMove?.(lifted);
      sayPlace('dropped', lifted.rowId, lifted.toIndex);
    },
    cancel() {
      if (!lifted) return;
      setLifted(null);
      sayPlace('cancelled', lifted.rowId, lifted.fromIndex);
    },
  };
}

export type RowMoves<Row> = ReturnType<typeof useRowMoves<Row>>;
