import type { ListedStrength, CodeList } from '@college/curriculum-model';
import type { MatrixCell } from '../MatrixGrid';

/** The parsed content of a pasted text, before its ambiguous parts are resolved. */
export type ReadValue =
  | { kind: 'support'; strength: ListedStrength }
  | { kind: 'list'; entries: CodeList['entries'] }
  | { kind: 'text'; text: string };

/** A cell that a paste reaches and that was understood. */
export interface ReadCell {
  rowId: string;
  columnId: string;
  before: MatrixCell;
  value: ReadValue;
}

/** Why a pasted text is left alone; a sentence of the target's own where it has one. */
export type LeftReason = 'formula' | 'words' | 'noItem' | { sentence: string };
