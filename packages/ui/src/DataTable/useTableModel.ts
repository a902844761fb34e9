import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';
import type { DataTableColumn, DataTableSort } from './column';

type SortValue = string | number | null | undefined;

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** Figures by size, words by the language's order. */
export function compareValues(a: SortValue, b: SortValue, collator: Intl.Collator) {
  if (a == null || b == null) return Number(a == null) - Number(b == null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/** The rows in the order to show them: unchanged, unless the sorted column has a sort key. */
export function useTableModel<Row extends object>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sort: DataTableSort | null,
) {
  const { locale } = useLocale();
  const definitions = useMemo(() => {
    const collator = new Intl.Collator(locale, { numeric: true });
    return columns.map(({ id, sortValue }): ColumnDef<typeof features, Row> => ({
      id,
      // Missing values sort last in both directions.
      accessorFn: (row) => sortValue?.(row) ?? undefined,
      sortUndefined: 'last',
      sortFn: (a, b, columnId) => compareValues(a.getValue<SortValue>(columnId), b.getValue<SortValue>(columnId), collator),
    }));
  }, [columns, locale]);
  const isSortedHere = sort !== null && columns.some((column) => column.id === sort.columnId && column.sortValue);
  const sorting = useMemo(
    () => (isSortedHere && sort ? [{ id: sort.columnId, desc: sort.direction === 'descending' }] : []),
    [isSortedHere, sort],
  );
  const table = useTable({ features, columns: definitions, data: rows, state: { sorting } });
  return table.getRowModel().rows;
}
