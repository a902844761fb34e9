export type { CellChange, EditableColumn, RowId, RowMove } from './column';
export { EditableTable, type EditableTableProps } from './EditableTable';
