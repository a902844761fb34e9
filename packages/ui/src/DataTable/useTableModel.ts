import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useLocale } from '../messages';
import type { DataTableColumn, DataTableSort } from './column';
import { createRanking } from './ranks';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

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
  // Handed over in order: the table's own sort then goes through them once, in either direction.
  const { data, definitions } = useMemo((): { data: readonly Row[]; definitions: ColumnDef<typeof features, Row>[] } => {
    if (!rank || !sorted?.sortValue) return { data: rows, definitions: [] };
    const ranked = rank(rows, sorted.sortValue);
    // Missing values sort last in both directions.
    const column = { id: sorted.id, accessorFn: ranked.rankOf, sortUndefined: 'last' as const, sortFn: byRank };
    return { data: ranked.rows, definitions: [column] };
  }, [rank, rows, sorted]);
  const sorting = useMemo(
    () => (sort && sortedId !== undefined ? [{ id: sortedId, desc: sort.direction === 'descending' }] : []),
    [sort, sortedId],
  );
  const table = useTable({ features, columns: definitions, data, state: { sorting } });
  return table.getRowModel().rows;
}

function byRank(a: { getValue: <Value>(id: string) => Value }, b: { getValue: <Value>(id: string) => Value }, columnId: string) {
  return a.getValue<number>(columnId) - b.getValue<number>(columnId);
}
