import { ExportError, exportMessages } from '../messages';
import type { ZippedTexts } from '../zipReader';
import type { Cell } from './cells';
import { readXmlParts } from './readXmlParts';
import { plainText, RichText } from './richText';
import { columnPlace } from './sheetXml';

/** A row of a sheet by its number there; cells that say nothing are null or left out. */
export interface SheetRow {
  row: number;
  cells: Cell[];
}

/** A sheet has no more columns. */
const mostColumns = 16_384;

/** Yields the rows of a sheet, as many at a time as were read. */
export async function* readSheet(zip: ZippedTexts, part: string, sharedTexts: readonly string[]): AsyncGenerator<SheetRow[]> {
  const reader = new RowReader(part, sharedTexts);
  for await (const _ of readXmlParts(zip.text(part), part, reader)) {
    const rows = reader.take();
    if (rows.length > 0) yield rows;
  }
}

class RowReader {
  readonly #part: string;
  readonly #shared: readonly string[];
  readonly #inline = new RichText('is');
  #rows: SheetRow[] = [];
  #row: SheetRow = { row: 0, cells: [] };
  #column = -1;
  #type = '';
  #value: string[] | undefined;
  #isInValue = false;
  #text: string | undefined;

  constructor(part: string, shared: readonly string[]) {
    this.#part = part;
    this.#shared = shared;
  }

  take(): SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  readonly open = (element: string, { r: place, t: type }: Readonly<Record<string, string>>): void => {
    this.#inline.open(element);
    if (element === 'row') {
      this.#row = { row: place === undefined ? this.#row.row + 1 : Number(place), cells: [] };
      this.#column = -1;
    } else if (element === 'c') {
      this.#column = place === undefined ? this.#column + 1 : columnPlace(place);
      this.#type = type ?? 'n';
      this.#value = undefined;
      this.#text = undefined;
    } else if (element === 'v') {
      this.#value = [];
      this.#isInValue = true;
    }
  };

  readonly text = (text: string): void => {
    this.#inline.add(text);
    if (this.#isInValue) this.#value?.push(text);
  };

  readonly close = (element: string): boolean => {
    const inline = this.#inline.close(element);
    if (inline !== undefined) this.#text = inline;
    if (element === 'v') this.#isInValue = false;
    if (element === 'c') this.#setCell();
    if (element !== 'row') return false;
    this.#rows.push({ ...this.#row, cells: Array.from(this.#row.cells, (cell) => cell ?? null) });
    return true;
  };

  /** Empty cells that a program wrote for their looks take no place. */
  #setCell(): void {
    const cell = this.#cell();
    if (cell !== null && this.#column >= 0 && this.#column < mostColumns) this.#row.cells[this.#column] = cell;
  }

  /** An error of a formula is no value of any kind. */
  #cell(): Cell {
    const value = this.#value?.join('');
    if (this.#type === 'inlineStr') return this.#text === '' ? null : (this.#text ?? null);
    if (value === undefined || value === '') return null;
    if (this.#type === 's') return this.#sharedText(Number(value));
    if (this.#type === 'b') return value === '1';
    if (this.#type === 'str' || this.#type === 'd') return plainText(value);
    return this.#type === 'n' ? Number(value) : Number.NaN;
  }

  #sharedText(place: number): string | null {
    const text = this.#shared[place];
    if (text === undefined) throw new ExportError(exportMessages.damaged(this.#part));
    return text === '' ? null : text;
  }
}
