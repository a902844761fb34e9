import type { MatrixEdit } from '@college/curriculum-model';
import type { PastedCell } from '../clipboard/pasteTarget';
import { entriesOf, filledFrom, type CellEntries, type CellLookup } from '../listCells/cellEntries';
import type { CellRange } from '../MatrixGrid';

/** Cells of the course matrix as one act; null when there is nothing to do. */
export function placingOf(cells: readonly CellEntries[]): MatrixEdit | null {
  if (cells.length === 0) return null;
  return {
    type: 'pointsPlaced',
    cells: cells.map(({ rowId, columnId, entries }) => ({ projectId: Number(rowId), goalId: Number(columnId), entries })),
  };
}

/** The first row or column of a range put into the rest of it. */
export function fillingOf(range: CellRange, direction: 'down' | 'right', cellAt: CellLookup): MatrixEdit | null {
  return placingOf(filledFrom(range, direction).map(({ from, to }) => ({ ...to, entries: entriesOf(cellAt(from.rowId, from.columnId)) })));
}

/** What a paste yields. */
export function pastingOf(cells: readonly PastedCell[]): MatrixEdit | null {
  return placingOf(cells.flatMap((cell) => (cell.kind === 'list' ? [cell] : [])));
}
