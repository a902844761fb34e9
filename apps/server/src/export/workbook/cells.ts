import type { ExportedField } from '../exportedRecords';
import { parsedJson, type FileValue } from '../values';

/** What a cell of a workbook holds; null where it is empty. */
export type Cell = string | number | boolean | null;

/** Kinds whose cells are texts: a program for workbooks shall take nothing in them for a date or a formula. */
export function isTextKind(kind: ExportedField['kind']): boolean {
  return kind !== 'integer' && kind !== 'number' && kind !== 'boolean';
}

/** Excel keeps fifteen digits of a number. */
const mostNumber = 1e15;

/** A value as its cell has it: JSON for lists and JSON, and for texts that a workbook does not keep as they are. */
export function toCell(kind: ExportedField['kind'], value: FileValue): Cell {
  if (value === null) return null;
  if (kind === 'json' || kind === 'list') return jsonText(value);
  if (typeof value === 'number') return Math.abs(value) < mostNumber ? value : String(value);
  if (typeof value === 'string') return isKept(value) ? value : jsonText(value);
  return typeof value === 'boolean' ? value : jsonText(value);
}

/** The value of a cell; undefined where it is none of that kind. */
export function fromCell(kind: ExportedField['kind'], cell: Cell): unknown {
  if (cell === null) return null;
  if (kind === 'json' || kind === 'list') return typeof cell === 'string' ? parsedJson(cell) : undefined;
  if (kind === 'integer' || kind === 'number') return typeof cell === 'string' && /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
  return typeof cell === 'string' && cell.startsWith('"') ? parsedJson(cell) : cell;
}

/** Signs that XML has no way to write or that programs change, and what a workbook reads as one of these (`_x000D_`). */
// oxlint-disable-next-line no-control-regex -- these are what it is about
const changed = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFEFF\uFFFE\uFFFF]|_(?=x[0-9a-f]{4}_)/gi;

/** An empty text would be an empty cell, which is null; a quotation mark begins JSON. */
function isKept(text: string): boolean {
  return text !== '' && !text.startsWith('"') && text.search(changed) < 0;
}

function jsonText(value: FileValue): string {
  return JSON.stringify(value).replaceAll(changed, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Most characters of a cell: Excel takes 32,767. */
const cellCharacters = 32_000;

/** A text in pieces that cells hold; none ends within a character of two units. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = at + cellCharacters;
    const last = /[\uD800-\uDBFF]/.test(text[end - 1] ?? '') && end < text.length ? end - 1 : end;
    pieces.push(text.slice(at, last));
    at = last;
  }
  return pieces;
}

/** The column heads of what no cell holds: from there on, a field's name and a further piece of its text stand side by side. */
export const furtherHead = '…';

/** The cells of a record: its fields, then the further pieces of long texts. */
export function cellsOf(fields: readonly ExportedField[], values: readonly FileValue[]): Cell[] {
  const further: Cell[] = [];
  const cells = fields.map(({ name, kind }, place) => {
    const cell = toCell(kind, values[place] ?? null);
    if (typeof cell !== 'string' || cell.length <= cellCharacters) return cell;
    const [first = '', ...others] = piecesOf(cell);
    further.push(...others.flatMap((piece) => [name, piece]));
    return first;
  });
  return [...cells, ...further];
}
