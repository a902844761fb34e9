import {
  columnLetters,
  type WorkbookCell,
  type WorkbookColumn,
  type WorkbookRow,
  type WorkbookRowKind,
  type WorkbookSheet,
} from '@college/curriculum-model';
import { writeXlsx, type Cell, type CellStyle, type WriteSheet } from 'hucre/xlsx';

// Named outright: a style that leaves the font open is drawn in another one by each program.
const font = { name: '等线', size: 11 } as const;
const edge = { style: 'thin', color: { rgb: 'C8CDD6' } } as const;
const border = { top: edge, right: edge, bottom: edge, left: edge } as const;
const headFill = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8EEF7' } } as const;
const totalFill = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F4F5F7' } } as const;

const styles: Record<WorkbookRowKind, CellStyle> = {
  ids: { font },
  head: { font: { ...font, bold: true }, fill: headFill, border, alignment: { horizontal: 'center', vertical: 'center', wrapText: true } },
  body: { font, border, alignment: { vertical: 'center', wrapText: true } },
  total: { font: { ...font, bold: true }, fill: totalFill, border, alignment: { vertical: 'center', wrapText: true } },
  note: { font, alignment: { vertical: 'center', wrapText: true } },
};

const pageSetup = {
  paperSize: 'a4',
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  // As many pages downwards as it takes.
  fitToHeight: 0,
  margins: { top: 0.5, right: 0.4, bottom: 0.6, left: 0.4, header: 0.3, footer: 0.3 },
} as const;

/**
 * Makes a workbook (xlsx) of sheets with merged heads, panes that stay in sight and are printed on every page, and landscape pages as wide
 * as the sheet. Every text is written as a text cell, whatever it begins with.
 */
export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array> {
  return await writeXlsx({ sheets: sheets.map(sheetOf), namedRanges: sheets.map(printTitles), defaultFont: font });
}

/** What is printed on every page. Written here, because the library leaves names unquoted that need it, and Excel then repairs the file. */
function printTitles({ name, frozenRows, frozenColumns }: WorkbookSheet) {
  const quoted = `'${name.replaceAll("'", "''")}'`;
  const range = `${quoted}!$A:$${columnLetters(frozenColumns - 1)},${quoted}!$1:$${frozenRows}`;
  return { name: '_xlnm.Print_Titles', range, scope: name };
}

function sheetOf(sheet: WorkbookSheet): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  sheet.rows.forEach((row, at) => cellsOf(sheet, row).forEach((cell, column) => cells.set(`${at},${column}`, cell)));
  return {
    name: sheet.name,
    columns: sheet.columns.map(({ width, isHidden }) => (isHidden ? { width, hidden: true } : { width })),
    rows: sheet.rows.map(({ cells: row }) => row.map(plainValue)),
    cells,
    rowDefs: new Map(
      sheet.rows.map(({ kind, height }, at) => [at, kind === 'ids' ? { hidden: true } : height === undefined ? {} : { height }]),
    ),
    merges: sheet.merges
      .filter(({ row, column, lastRow, lastColumn }) => lastRow > row || lastColumn > column)
      .map(({ row, column, lastRow, lastColumn }) => ({ startRow: row, startCol: column, endRow: lastRow, endCol: lastColumn })),
    freezePane: { rows: sheet.frozenRows, columns: sheet.frozenColumns },
    pageSetup,
    headerFooter: { oddFooter: '&C&P / &N' },
    ...(sheet.choices && {
      dataValidations: [{ type: 'list', range: sheet.choices.range, values: [...sheet.choices.values], allowBlank: true }],
    }),
  };
}

/** Every cell as wide as the sheet, so that borders and fills continue through empty cells. */
function cellsOf(sheet: WorkbookSheet, { kind, cells }: WorkbookRow): Partial<Cell>[] {
  const width = kind === 'ids' || kind === 'note' ? cells.length : sheet.columns.length;
  return Array.from({ length: width }, (_, column): Partial<Cell> => {
    const value = cells[column] ?? null;
    const style = styleOf(kind, sheet.columns[column]);
    if (value === null || typeof value !== 'object') return { value, style };
    return { value: value.value, formula: value.formula, formulaResult: value.value, style };
  });
}

function styleOf(kind: WorkbookRowKind, column: WorkbookColumn | undefined): CellStyle {
  const base = styles[kind];
  if (kind !== 'body' && kind !== 'total') return base;
  return {
    ...base,
    ...(column?.isCentred && { alignment: { ...base.alignment, horizontal: 'center' as const } }),
    ...(column?.isText && kind === 'body' && { numFmt: '@' }),
  };
}

function plainValue(cell: WorkbookCell): string | number | null {
  return cell !== null && typeof cell === 'object' ? cell.value : cell;
}
