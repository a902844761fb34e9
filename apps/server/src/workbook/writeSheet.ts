import { writeXlsx } from 'hucre/xlsx';

/** One sheet as it shall look: headed columns with their widths in characters, then rows. */
export interface SheetContent {
  name: string;
  columns: readonly { header: string; width: number }[];
  rows: readonly (readonly (string | number)[])[];
}

const headerStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8EEF7' } },
  alignment: { vertical: 'center' },
} as const;
const bodyStyle = { alignment: { vertical: 'top', wrapText: true } } as const;

/**
 * Makes a workbook (xlsx) of one or more sheets, each with a first row that stays in sight. What begins like a formula stays text: every
 * text is written as a text cell, never as a formula.
 */
export async function writeSheet(...sheets: readonly SheetContent[]): Promise<Uint8Array> {
  return await writeXlsx({ sheets: sheets.map(sheetOf) });
}

function sheetOf({ name, columns, rows }: SheetContent) {
  const headers = columns.map(({ header }) => header);
  return {
    name,
    columns: columns.map(({ width }) => ({ width, style: bodyStyle })),
    rows: [headers, ...rows.map((row) => [...row])],
    cells: new Map(headers.map((header, column) => [`0,${column}`, { value: header, style: headerStyle }] as const)),
    freezePane: { rows: 1 },
  };
}
