import type { ReactNode } from 'react';
import type { EditableColumn } from './column';

/** What a cell shows. */
export interface CellView {
  columnId: string;
  header: string;
  kind: 'text' | 'number';
  text: string;
  isFixed: boolean;
  isRequired: boolean | undefined;
  error: string | undefined;
  tone: 'warning' | undefined;
  maxLength: number | undefined;
  placeholder: string | undefined;
  /** What the column draws itself. */
  node: ReactNode;
}

interface Shown {
  index: number;
  isReadOnly: boolean;
  draftOf: (columnId: string) => string | undefined;
}

/** What the cells of a row show. Rows are told apart by it: the columns of a table are functions, which most callers make anew at each render. */
export function cellViews<Row>(row: Row, columns: readonly EditableColumn<Row>[], { index, isReadOnly, draftOf }: Shown): CellView[] {
  return columns.map((column) => {
    const draft = draftOf(column.id);
    const isFixed = isReadOnly || column.isReadOnly === true;
    return {
      columnId: column.id,
      header: column.header,
      kind: column.kind ?? 'text',
      text: draft ?? column.getText(row),
      isFixed,
      isRequired: column.isRequired,
      error: isReadOnly ? undefined : (draft === undefined ? column.getError?.(row) : column.validate?.(draft, row)) || undefined,
      tone: column.getTone?.(row),
      maxLength: column.maxLength,
      placeholder: column.placeholder,
      node: column.render?.(row, { index, isReadOnly: isFixed }),
    };
  });
}

/** Whether two rows have the same cells. */
export function isSameCells(before: readonly CellView[], after: readonly CellView[]): boolean {
  return before.length === after.length && before.every((cell, at) => isShallowEqual(cell, after[at]!));
}

/** Whether two objects have the same values under the same names. */
export function isShallowEqual<Value extends object>(before: Value, after: Value): boolean {
  const names = Object.keys(before) as (keyof Value)[];
  return names.length === Object.keys(after).length && names.every((name) => Object.is(before[name], after[name]));
}
