import { AllCommunityModule, ModuleRegistry, themeQuartz, type ColDef, type GridApi } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { actions, columns, compareNames, hrefOf, press, rowHeight, tableHeight, type BenchRow } from './rows';
import { Sign } from './Sign';
import { registerReact } from './useContender';

ModuleRegistry.registerModules([AllCommunityModule]);

let api: GridApi<BenchRow> | undefined;

const Name = ({ data }: { data: BenchRow }) => <a href={hrefOf(data)}>{data.name}</a>;
const Actions = ({ data: { name } }: { data: BenchRow }) =>
  actions.map(({ of, paths }) => (
    <button key={of('')} type="button" aria-label={of(name)} onClick={() => press(name)}>
      <Sign paths={paths} />
    </button>
  ));

const columnDefs: ColDef<BenchRow>[] = [
  ...columns.map(({ id, header, width, align }): ColDef<BenchRow> => ({
    field: id,
    headerName: header,
    type: align === 'end' ? 'rightAligned' : undefined,
    ...(width === undefined ? { flex: 1 } : { width }),
    ...(id === 'name' ? { cellRenderer: Name, comparator: compareNames } : { getQuickFilterText: () => '' }),
  })),
  { colId: 'actions', width: 96, cellRenderer: Actions, getQuickFilterText: () => '' },
];

function Books({ all }: { all: BenchRow[] }) {
  return (
    <div style={{ height: tableHeight }}>
      <AgGridReact<BenchRow>
        theme={themeQuartz}
        rowData={all}
        columnDefs={columnDefs}
        rowHeight={rowHeight}
        animateRows={false}
        getRowId={({ data }) => String(data.id)}
        onGridReady={(event) => {
          api = event.api;
        }}
      />
    </div>
  );
}

registerReact({
  Table: Books,
  acts: {
    sort: (sort) =>
      api?.applyColumnState({
        state: sort ? [{ colId: sort.id, sort: sort.direction === 'ascending' ? 'asc' : 'desc' }] : [],
        defaultState: { sort: null },
      }),
    filter: (keyword) => api?.setGridOption('quickFilterText', keyword),
  },
});
