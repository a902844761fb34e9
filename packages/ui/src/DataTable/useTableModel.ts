import { tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useLocale } from '../messages';
import type { DataTableColumn, DataTableSort } from './column';
import { createRanking } from './ranks';

const features = tableFeatures({});
// The cells are drawn by our own columns.
const definitions: ColumnDef<typeof features, never>[] = [];

/** The rows in the order to show them: unchanged, unless the sorted column has a sort key. */
export function useTableModel<Row extends object>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sort: DataTableSort | null,
) {
  const { locale } = useLocale();
  const sorted = sort && columns.find(({ id, sortValue }) => id === sort.columnId && sortValue);
  const sortedId = sorted?.id;
  const rank = useMemo(
    () => sortedId !== undefined && createRanking<Row>(new Intl.Collator(locale, { numeric: true })),
    [locale, sortedId],
  );
  const table = useTable({ features, columns: definitions as ColumnDef<typeof features, Row>[], data: rows });
  const { rows: inModel } = table.getRowModel();
  const isFromLargest = sort?.direction === 'descending';
  // Only the order changes: rebuilding the row model of ten thousand rows costs more than comparing them.
  return useMemo(() => {
    if (!rank || !sorted?.sortValue) return inModel;
    return rank(rows, sorted.sortValue, isFromLargest).map((place) => inModel[place]!);
  }, [rank, rows, sorted, isFromLargest, inModel]);
}
