import { relateValues, type Relate, type Support } from '@college/curriculum-model';
import type { CellAt, CellRange, MatrixCell } from '../MatrixGrid';
import { itemsOfCell } from './itemCells';

/** What a list cell shall hold. */
export interface CellEntries extends CellAt {
  entries: readonly { id: number; relate: Relate }[];
}

/** How cells are found by the ids of their lines. */
export type CellLookup = (rowId: string, columnId: string) => MatrixCell | undefined;

/** The cells of a range with their strength changed; -1 empties them. Cells that hold nothing are left out. */
export function relatedCells({ rowIds, columnIds }: CellRange, relate: Relate, cellAt: CellLookup): CellEntries[] {
  return rowIds.flatMap((rowId) =>
    columnIds.flatMap((columnId) => {
      const items = itemsOfCell(cellAt(rowId, columnId));
      if (items.length === 0) return [];
      const entries = relate === relateValues.none ? [] : items.map(({ id }) => ({ id, relate }));
      return [{ rowId, columnId, entries }];
    }),
  );
}

/** Where each cell of a range takes its content from when its first row or column is filled into the rest. */
export function filledFrom({ rowIds, columnIds }: CellRange, direction: 'down' | 'right'): { from: CellAt; to: CellAt }[] {
  return rowIds.flatMap((rowId, row) =>
    columnIds.flatMap((columnId, column) => {
      if ((direction === 'down' ? row : column) === 0) return [];
      const from = direction === 'down' ? { rowId: rowIds[0]!, columnId } : { rowId, columnId: columnIds[0]! };
      return [{ from, to: { rowId, columnId } }];
    }),
  );
}

/** The content of the cell in the form of an edit. */
export function entriesOf(cell: MatrixCell | undefined): { id: number; relate: Support }[] {
  return itemsOfCell(cell).map(({ id, relate }) => ({ id, relate }));
}
