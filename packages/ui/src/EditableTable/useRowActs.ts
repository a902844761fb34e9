import { useLayoutEffect, useMemo, useRef } from 'react';
import type { CellChange, EditableColumn, RowId } from './column';
import type { RowActs } from './EditableRow';
import type { useDrafts } from './useDrafts';

interface RowActsOptions<Row> {
  rows: readonly Row[];
  columns: readonly EditableColumn<Row>[];
  getRowId: (row: Row) => RowId;
  drafts: ReturnType<typeof useDrafts<Row>>;
  onCellChange: ((change: CellChange<Row>) => void) | undefined;
  onRemove: (row: Row, rowId: RowId, index: number) => void;
}

/** What rows and fields tell the table. It never changes, so that a row that shows the same is not drawn again; it acts on what the table was given last. */
export function useRowActs<Row>(options: RowActsOptions<Row>): RowActs {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  return useMemo(() => {
    /** The row and the column as they are now; a row that is gone has nothing to tell. */
    function placeOf(rowId: RowId, columnId?: string) {
      const { rows, columns, getRowId } = latest.current;
      const index = rows.findIndex((candidate) => getRowId(candidate) === rowId);
      return { index, row: rows[index], column: columns.find(({ id }) => id === columnId) };
    }

    return {
      type(rowId, columnId, text, isComposing) {
        const { row, column } = placeOf(rowId, columnId);
        if (row === undefined || !column) return;
        latest.current.drafts.keep(rowId, columnId, text);
        if (isComposing || column.validate?.(text, row) || text === column.getText(row)) return;
        latest.current.onCellChange?.({ row, rowId, columnId, text });
      },
      leave(rowId, columnId) {
        const { row, column } = placeOf(rowId, columnId);
        const draft = latest.current.drafts.draftOf(rowId, columnId);
        if (row !== undefined && draft !== undefined && !column?.validate?.(draft, row)) latest.current.drafts.drop(rowId, columnId);
      },
      remove(rowId) {
        const { row, index } = placeOf(rowId);
        if (row !== undefined) latest.current.onRemove(row, rowId, index);
      },
    };
  }, []);
}
