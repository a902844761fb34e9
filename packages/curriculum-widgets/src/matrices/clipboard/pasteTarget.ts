import type { Relate } from '@college/curriculum-model';
import type { CellRange, MatrixCell } from '../MatrixGrid';

/** A row or a column that a paste may reach, as shown and in order. */
export interface PasteLine {
  id: string;
  code?: string;
  label: string;
  isReadOnly?: boolean;
}

/** The target of a paste. */
export interface PasteTarget {
  /** Every row and column of the matrix as shown; the range defines where the paste starts and how far it may repeat. */
  rows: readonly PasteLine[];
  columns: readonly PasteLine[];
  range: CellRange;
  cellAt: (rowId: string, columnId: string) => MatrixCell;
  /** What codes in list cells may name: course points, or KSA items. */
  choices?: readonly { id: number; code: string; label: string }[];
  choiceKind?: 'point' | 'ksa';
  /** Whether the matrix is transposed: what is pasted and copied then is too. @default false */
  isTransposed?: boolean;
  /** The error message of a text in a text cell; such a cell is unchanged and listed. */
  textProblem?: (at: { rowId: string; columnId: string; text: string }) => string | null;
}

/** What a cell shall hold after the paste: its strength, its items (the whole of it) or its text, by the kind of the cell. */
export type PastedCell = { rowId: string; columnId: string } & (
  | { kind: 'support'; relate: Relate }
  | { kind: 'list'; entries: readonly { id: number; relate: 0 | 1 }[] }
  | { kind: 'text'; text: string }
);
