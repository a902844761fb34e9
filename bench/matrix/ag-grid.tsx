import { AllCommunityModule, ModuleRegistry, themeQuartz, type ColDef, type ColGroupDef, type GridApi } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { registerContender } from './contender';
import { columnCells, count, signs, type BenchMatrix, type Relate } from './values';

ModuleRegistry.registerModules([AllCommunityModule]);

type Row = Record<string, string | Relate>;
let api: GridApi<Row> | undefined;
let shown: BenchMatrix | undefined;

const square = ({ value }: { value: unknown }) => (value === 0 || value === 1 || value === -1 ? signs[value] : String(value ?? ''));

function sums(matrix: BenchMatrix): Row[] {
  const row: Row = { id: 'sums', label: '覆盖' };
  for (const [at, { id }] of matrix.columns.entries()) {
    const { strong, weak } = count(columnCells(matrix, at));
    row[id] = `★ ${strong} ☆ ${weak}`;
  }
  return [row];
}

function rowOf({ id, label, cells }: BenchMatrix['rows'][number], { columns }: BenchMatrix): Row {
  const { strong, weak } = count(cells);
  return { id, label, sum: `★ ${strong} ☆ ${weak}`, ...Object.fromEntries(columns.map((column, at) => [column.id, cells[at]!])) };
}

function Matrix({ matrix }: { matrix: BenchMatrix }) {
  const [rowData] = useState(() => matrix.rows.map((row) => rowOf(row, matrix)));
  const columnDefs = useMemo<(ColDef<Row> | ColGroupDef<Row>)[]>(
    () => [
      { field: 'label', headerName: '课程', pinned: 'left', width: 224 },
      ...matrix.groups.map(({ label, members }) => ({
        headerName: label,
        children: members.map((id) => ({
          field: id,
          headerName: matrix.columns.find((one) => one.id === id)!.code,
          width: 40,
          valueFormatter: square,
        })),
      })),
      { field: 'sum', headerName: '本行', pinned: 'right', width: 120 },
    ],
    [matrix],
  );
  return (
    <AgGridReact<Row>
      theme={themeQuartz}
      rowData={rowData}
      columnDefs={columnDefs}
      rowHeight={40}
      animateRows={false}
      getRowId={({ data }) => String(data.id)}
      pinnedBottomRowData={sums(matrix)}
      onGridReady={(event) => {
        api = event.api;
      }}
    />
  );
}

registerContender({
  mount(host, matrix) {
    shown = matrix;
    createRoot(host).render(<Matrix matrix={matrix} />);
  },
  change(row, column, relate) {
    if (!shown || !api) throw new Error('bench/matrix: AG Grid is not ready.');
    shown.rows[row]!.cells[column] = relate;
    const { id } = shown.columns[column]!;
    const node = api.getRowNode(shown.rows[row]!.id);
    node?.setDataValue(id, relate);
    const { strong, weak } = count(shown.rows[row]!.cells);
    node?.setDataValue('sum', `★ ${strong} ☆ ${weak}`);
    const foot = count(columnCells(shown, column));
    api.getPinnedBottomRow(0)?.setDataValue(id, `★ ${foot.strong} ☆ ${foot.weak}`);
  },
});
