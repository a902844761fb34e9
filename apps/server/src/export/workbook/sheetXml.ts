import type { Cell } from './cells';

/** How a cell looks: as it comes, as text, as a head. */
export const cellStyles = { plain: 0, text: 1, head: 2 } as const;

/** What a sheet is made of: the styles of its columns by their places, and its rows. */
export interface SheetRows {
  styles: readonly number[];
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const atOnce = 64 * 1024;

/** Yields the XML of a sheet whose first row stays in sight, some rows at a time. Every text is a text cell, never a formula. */
export async function* sheetXml({ styles, rows }: SheetRows): AsyncGenerator<string> {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  let text = `${xmlDeclaration}<worksheet xmlns="${mainNamespace}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
  text += `<cols>${styles.map((style, at) => `<col min="${at + 1}" max="${at + 1}" width="18" style="${style}" customWidth="1"/>`).join('')}</cols>`;
  text += '<sheetData>';
  let row = 0;
  for await (const cells of rows) {
    row += 1;
    const isHead = row === 1;
    text += `<row r="${row}">${cells.map((cell, at) => cellXml(cell, `${columnLetters(at)}${row}`, isHead ? cellStyles.head : (styles[at] ?? cellStyles.text))).join('')}</row>`;
    if (text.length < atOnce) continue;
    yield text;
    text = '';
  }
  yield `${text}</sheetData></worksheet>`;
}

function cellXml(cell: Cell, place: string, style: number): string {
  if (cell === null) return '';
  const begin = `<c r="${place}" s="${style}"`;
  if (typeof cell === 'number') return `${begin}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `${begin} t="b"><v>${cell ? 1 : 0}</v></c>`;
  return `${begin} t="inlineStr"><is><t xml:space="preserve">${escapedXml(cell)}</t></is></c>`;
}

export function escapedXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** What a column is called: A for 0, AA for 26. */
export function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : `${columnLetters(Math.floor(at / 26) - 1)}${last}`;
}

/** The place of the column of a cell: 0 for A7. */
export function columnPlace(place: string): number {
  let at = 0;
  for (const letter of /^[A-Z]*/.exec(place)?.[0] ?? '') at = at * 26 + letter.charCodeAt(0) - 64;
  return at - 1;
}
