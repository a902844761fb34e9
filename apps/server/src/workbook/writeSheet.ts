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

/** Makes a workbook (xlsx) with one sheet whose first row stays in sight. */
export async function writeSheet({ name, columns, rows }: SheetContent): Promise<Uint8Array> {
  const headers = columns.map(({ header }) => header);
  const headerCells = headers.map((header, column) => [`0,${column}`, { value: header, style: headerStyle }] as const);
  return await writeXlsx({
    sheets: [
      {
        name,
        columns: columns.map(({ width }) => ({ width, style: bodyStyle })),
        rows: [headers, ...rows.map((row) => [...row])],
        cells: new Map(headerCells),
        freezePane: { rows: 1 },
      },
    ],
  });
}
