import { DataTable, type DataTableColumn, type RowAction } from '@college/ui/DataTable';
import { UiProvider } from '@college/ui/theme';
import { Pencil, Trash2 } from 'lucide-react';
import { actions, columns, hrefOf, press, tableHeight, type BenchRow } from './rows';
import { registerReact, useShown } from './useContender';

const tableColumns = columns.map(({ id, header, width, align }): DataTableColumn<BenchRow> => ({
  id,
  header,
  width,
  align,
  isRowHeader: id === 'name',
  isSortable: id === 'name',
  sortValue: id === 'name' ? (row) => row.name : undefined,
  cell: id === 'name' ? (row) => <a href={hrefOf(row)}>{row.name}</a> : (row) => row[id],
}));

const rowActions: RowAction<BenchRow>[] = [
  { id: 'edit', icon: Pencil, label: ({ name }) => actions[0].of(name), onPress: ({ name }) => press(name) },
  { id: 'delete', icon: Trash2, variant: 'danger', label: ({ name }) => actions[1].of(name), onPress: ({ name }) => press(name) },
];

function Books({ all }: { all: BenchRow[] }) {
  const { rows, sort } = useShown(all, true);
  return (
    <DataTable
      aria-label="书目"
      rows={rows}
      columns={tableColumns}
      getRowId={(row) => row.id}
      sort={sort && { columnId: sort.id, direction: sort.direction }}
      virtualizeAbove={50}
      height={`${tableHeight}px`}
      rowActions={rowActions}
    />
  );
}

registerReact({ Table: Books, App: UiProvider });
