import type { Block } from '../../matrices/clipboard/block';

/** A cell of a table by its place on the screen. */
export interface CellAt {
  row: number;
  column: number;
}

/** A table that takes blocks and may grow by rows. */
export interface PastableTable {
  rows: number;
  maxRows: number;
  /** By column, its possible headers in a copied table, normalised by `keyOf`. */
  heads: readonly (readonly string[])[];
  /** What a head comes down to, however it is written. @default `headKey` */
  keyOf?: (text: string) => string;
}

/** Where the cells of a block go. */
export interface LandedBlock {
  cells: (CellAt & { text: string })[];
  /** How many rows the table then has. */
  rows: number;
  /** Rows and columns for which there is no room. */
  leftRows: number;
  leftColumns: number;
  /** Whether the first line was read as heads and its columns go under their own. */
  hasHeads: boolean;
}

/**
 * Places a block from a spreadsheet into a table, right and down from the start cell. Rows are added as needed up to the
 * limit, none for blank lines at the end. A header line determines the columns of the rest, and is not placed.
 */
export function pasteBlock(block: Block, at: CellAt, { rows, maxRows, heads, keyOf = headKey }: PastableTable): LandedBlock {
  const named = columnsByHead(heads, keyOf, block[0] ?? []);
  const all = named ? block.slice(1) : block;
  const end = all.findLastIndex((line) => line.some(isFilled)) + 1;
  const lines = all.slice(0, Math.max(end, Math.min(all.length, rows - at.row)));
  const width = block.reduce((most, line) => Math.max(most, line.length), 0);
  const columns = Array.from({ length: width }, (_, index) => (named ? named[index] : at.column + index));
  const isRoom = (column: number | undefined) => column !== undefined && column >= 0 && column < heads.length;
  const rowsAfter = Math.max(rows, Math.min(maxRows, at.row + lines.length));

  const cells = lines.flatMap((line, index) => {
    const row = at.row + index;
    if (row < 0 || row >= rowsAfter) return [];
    return line.flatMap((text, place) => {
      const column = columns[place];
      return text !== undefined && isRoom(column) ? [{ row, column: column!, text }] : [];
    });
  });
  return {
    cells,
    rows: rowsAfter,
    leftRows: Math.max(0, at.row + lines.length - rowsAfter),
    leftColumns: columns.filter((column, index) => !isRoom(column) && lines.some((line) => isFilled(line[index]))).length,
    hasHeads: named !== null,
  };
}

/** A header normalised by width, case, spaces and dashes. */
export function headKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s/／]/g, '');
}

function isFilled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

/** The columns that a line names; null unless at least two of its words are heads and those are most of it. */
function columnsByHead(heads: PastableTable['heads'], keyOf: (text: string) => string, line: Block[number]): (number | undefined)[] | null {
  const found = line.map((text) => {
    const column = isFilled(text) ? heads.findIndex((words) => words.includes(keyOf(text!))) : -1;
    return column < 0 ? undefined : column;
  });
  const known = found.filter((column) => column !== undefined).length;
  return known >= 2 && known * 2 > line.filter(isFilled).length ? found : null;
}
