import type { Bilingual } from '../../language';
import { isFormula } from '../clipboard';
import { readMark, type MarkedSheet } from './workbookMarks';
import { columnLetters, type UploadedSheet } from './workbookSheet';

/** A place of the file that cannot be taken over, in both languages. */
export interface FoundProblem {
  sheet: string;
  row: number;
  column: string;
  sentence: Bilingual;
}

/** Reads one sheet by rows and columns counted from 0. */
export function sheetReader(sheet: UploadedSheet) {
  return {
    sheet,
    text: (row: number, column: number) => (column < 0 ? '' : (sheet.rows[row]?.[column] ?? '').trim()),
    isFormula: (row: number, column: number) => sheet.formulas.has(`${row},${column}`) || isFormula(sheet.rows[row]?.[column] ?? ''),
    problem: (row: number, column: number | null, sentence: Bilingual): FoundProblem => ({
      sheet: sheet.name.slice(0, 100),
      row: row + 1,
      column: column === null ? '' : columnLetters(column),
      sentence,
    }),
  };
}

export type SheetReader = ReturnType<typeof sheetReader>;

/** The position of a sheet's mark; rows or columns may have been inserted before it. */
export interface MarkPlace {
  row: number;
  column: number;
  kind: MarkedSheet;
  id: number;
  projectId?: number;
}

const searchedRows = 20;
const searchedColumns = 20;

/** The mark of a sheet that this product wrote, if it is still there. */
export function findMark({ rows }: UploadedSheet): MarkPlace | undefined {
  for (const [row, cells] of rows.slice(0, searchedRows).entries()) {
    for (const [column, text] of cells.slice(0, searchedColumns).entries()) {
      const mark = readMark(text);
      if (mark) return { row, column, ...mark };
    }
  }
  return undefined;
}
