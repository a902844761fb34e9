import type { UploadedSheet, WorkbookSheet } from './workbookSheet';

/** A written workbook as an upload reads it: numbers as text, formulas with their results. */
export function asUploaded(sheets: readonly WorkbookSheet[]): UploadedSheet[] {
  return sheets.map(({ name, rows }) => {
    const formulas = new Set<string>();
    const texts = rows.map(({ cells }, row) =>
      cells.map((cell, column) => {
        if (cell === null) return '';
        if (typeof cell !== 'object') return String(cell);
        formulas.add(`${row},${column}`);
        return String(cell.value);
      }),
    );
    return { name, rows: texts, formulas };
  });
}

/** The sheets with some cells changed: sheet, row and column counted from 0. */
export function withCells(
  sheets: readonly UploadedSheet[],
  ...changes: readonly [sheet: number, row: number, column: number, text: string][]
) {
  return sheets.map((sheet, index) => ({
    ...sheet,
    rows: sheet.rows.map((cells, row) => {
      const own = changes.filter((change) => change[0] === index && change[1] === row);
      const width = Math.max(cells.length, ...own.map((change) => change[2] + 1));
      return Array.from({ length: width }, (_, column) => own.find((change) => change[2] === column)?.[3] ?? cells[column] ?? '');
    }),
  }));
}
