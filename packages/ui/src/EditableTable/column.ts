import type { ReactNode } from 'react';
import type { RowId } from '../DataTable/column';

export type { RowId };

/** One column of an `EditableTable`. */
export interface EditableColumn<Row> {
  id: string;
  header: string;
  /** The text that is shown and edited. */
  getText: (row: Row) => string;
  /**
   * Numbers are right-aligned, in tabular numerals, in a field as wide as they are.
   * @default 'text'
   */
  kind?: 'text' | 'number';
  /** A CSS grid track. @default 'minmax(0, 1fr)' for words, '96px' for figures */
  width?: string;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  isRequired?: boolean;
  maxLength?: number;
  placeholder?: string;
  /** An error message for typed text; invalid text stays in the cell, marked, and is not reported. */
  validate?: (text: string, row: Row) => string | undefined;
  /** A sentence about text that was reported already, e.g. an answer of the server. */
  getError?: (row: Row) => string | undefined;
  /** Draws attention to a figure that is doubtful, not wrong. */
  getTone?: (row: Row) => 'warning' | undefined;
  /** What the foot shows under this column, e.g. a sum. */
  foot?: ReactNode;
  footTone?: 'warning' | 'danger';
  /** Replaces the field, where text or figures are not enough. */
  render?: (row: Row, place: { index: number; isReadOnly: boolean }) => ReactNode;
}

export interface CellChange<Row> {
  row: Row;
  rowId: RowId;
  columnId: string;
  text: string;
}

export interface RowMove {
  rowId: RowId;
  fromIndex: number;
  toIndex: number;
}

/** The grid tracks of one row: grip, number, the columns, actions. */
export function tracksOf<Row>(columns: readonly EditableColumn<Row>[], has: { grip: boolean; number: boolean; actions: string | false }) {
  const widths = columns.map((column) => column.width ?? (column.kind === 'number' ? '96px' : 'minmax(0, 1fr)'));
  return [has.grip && '28px', has.number && '40px', ...widths, has.actions].filter(Boolean).join(' ');
}

/** The column that shows a row's messages next to its text. */
export function messageColumnOf<Row>(columns: readonly EditableColumn<Row>[]) {
  return (columns.find((column) => column.kind !== 'number') ?? columns[0])?.id;
}
