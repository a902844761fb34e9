export { ColumnChooser, type ColumnChooserProps } from './ColumnChooser';
export type { DataTableColumn, DataTableSort, RowId } from './column';
export { DataTable, type DataTableProps } from './DataTable';
export type { RowAction } from './rowActions';
export { Tick } from './Tick';
export type { ColumnWidths } from './useColumnResize';
