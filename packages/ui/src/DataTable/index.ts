export { ColumnChooser, type ColumnChooserProps } from './ColumnChooser';
export type { DataTableColumn, DataTableSort, RowId } from './column';
export { DataTable, type DataTableProps } from './DataTable';
export { Tick } from './parts';
export type { ColumnWidths } from './useColumnResize';
