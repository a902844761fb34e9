import { useMemo } from 'react';
import { visibleColumns, type DataTableColumn } from './column';

/** The columns to show; the same array as long as nothing about them changes, so that rows are not drawn anew. */
export function useVisibleColumns<Row>(columns: readonly DataTableColumn<Row>[], hiddenIds: ReadonlySet<string> | undefined) {
  return useMemo(() => visibleColumns(columns, hiddenIds), [columns, hiddenIds]);
}
