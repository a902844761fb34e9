import { useMemo } from 'react';
import { visibleColumns, type DataTableColumn } from './column';

/** The columns to show; a stable array while nothing about them changes, so that rows do not re-render. */
export function useVisibleColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  hiddenIds: ReadonlySet<string> | undefined,
  sortedId: string | undefined,
) {
  return useMemo(() => visibleColumns(columns, hiddenIds, sortedId), [columns, hiddenIds, sortedId]);
}
