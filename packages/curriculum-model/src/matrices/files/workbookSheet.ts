/** A cell to be written: text stays text whatever it begins with; only `formula` is ever computed, with `value` as its result until then. */
export type WorkbookCell = string | number | null | { formula: string; value: number };

/** What a row is, which decides how it looks; `ids` rows are hidden and identify the columns for an import. */
export type WorkbookRowKind = 'ids' | 'head' | 'body' | 'total' | 'note';

export interface WorkbookRow {
  kind: WorkbookRowKind;
  cells: readonly WorkbookCell[];
  /** Points; without it the program decides. */
  height?: number;
}

/** Cells drawn as one, counted from 0; the last row and column belong to it. */
export interface WorkbookMerge {
  row: number;
  column: number;
  lastRow: number;
  lastColumn: number;
}

export interface WorkbookColumn {
  /** In characters. */
  width: number;
  isHidden?: boolean;
  isCentred?: boolean;
  /** What is typed here stays as typed: 5-6 is no date. */
  isText?: boolean;
}

/** The layout of one sheet of a workbook; the first `frozenRows` and `frozenColumns` stay visible and are printed on every page. */
export interface WorkbookSheet {
  name: string;
  columns: readonly WorkbookColumn[];
  rows: readonly WorkbookRow[];
  merges: readonly WorkbookMerge[];
  frozenRows: number;
  frozenColumns: number;
  /** Cells that offer a few signs to choose from; other text may still be typed. */
  choices?: { range: string; values: readonly string[] };
}

/** One sheet of an uploaded workbook: texts as shown, and the positions of formulas ("row,column" from 0). */
export interface UploadedSheet {
  name: string;
  rows: readonly (readonly string[])[];
  formulas: ReadonlySet<string>;
}

/** The letters of a column, counted from 0: A … Z, AA … */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest > 0 ? columnLetters(rest - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;
}

/** Height in points at which a text of this length shows whole in a column so many characters wide, within bounds. */
export function textHeight(text: string, width: number): number {
  const units = [...text].reduce((sum, sign) => sum + (/[\u2E80-\uFFEF]/.test(sign) ? 2 : 1), 0);
  const lines = Math.ceil(units / Math.max(1, width - 1));
  return Math.min(400, Math.max(1, lines) * 15 + 4);
}
