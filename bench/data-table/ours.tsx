import { DataTable, type DataTableColumn } from '@college/ui/DataTable';
import { UiProvider } from '@college/ui/theme';
import { createRoot } from 'react-dom/client';
import { registerContender } from './contender';
import { columns, tableHeight, type BenchRow } from './rows';

const tableColumns = columns.map(({ id, header, width, align }): DataTableColumn<BenchRow> => ({
  id,
  header,
  width,
  align,
  isRowHeader: id === 'name',
  cell: (row) => row[id],
}));

registerContender((host, rows) => {
  createRoot(host).render(
    <UiProvider>
      <DataTable
        aria-label="书目"
        rows={rows}
        columns={tableColumns}
        getRowId={(row) => row.id}
        virtualizeAbove={50}
        height={`${tableHeight}px`}
      />
    </UiProvider>,
  );
});
