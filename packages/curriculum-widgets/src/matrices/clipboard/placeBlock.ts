import type { Block } from './block';
import { createHeadMatcher, type HeadMatcher } from './headMatch';
import type { PasteTarget } from './pasteTarget';

/** A pasted text with the cell that it is for. */
export interface PlacedText {
  rowId: string;
  columnId: string;
  text: string;
}

/** Where the cells of a block go. */
export interface Placement {
  cells: PlacedText[];
  /** Whether rows and columns were found by their heads instead of by their place. */
  byHeads: { rows: boolean; columns: boolean };
  /** What exceeds the matrix, or is under headers that it does not have. */
  outside: { count: number; heads: string[] };
}

/** Distinguishes the content of cells from headers. */
export interface ContentSigns {
  /** May be content: alone it is no head. */
  isContent: (text: string) => boolean;
  /** Is content, and never a head. */
  isListed: (text: string) => boolean;
}

/** Places a block by the heads that it brings along, otherwise from the range's first cell on; a block that fits repeats over the range. */
export function placeBlock(block: Block, target: PasteTarget, signs: ContentSigns): Placement {
  const heads = findHeads(block, target, signs);
  const dataRows = indexesFrom(heads.row === null ? 0 : heads.row + 1, block.length);
  const width = block.reduce((most, row) => Math.max(most, row.length), 0);
  const dataColumns = indexesFrom(heads.column === null ? 0 : heads.column + 1, width);
  const repeats = heads.row === null && heads.column === null ? repeatsOf(block.length, width, target) : { rows: 1, columns: 1 };
  const rows = repeatList(dataRows, repeats.rows);
  const columns = repeatList(dataColumns, repeats.columns);
  const rowTo = heads.rowTo ?? placesFrom(target.rows, target.range.rowIds[0], rows.length);
  const columnTo = heads.columnTo ?? placesFrom(target.columns, target.range.columnIds[0], columns.length);

  const cells: PlacedText[] = [];
  const outside = { count: 0, heads: new Set<string>() };
  rows.forEach((fromRow, rowPlace) => {
    columns.forEach((fromColumn, columnPlace) => {
      const text = block[fromRow]![fromColumn];
      if (text === undefined) return;
      const row = target.rows[rowTo[heads.rowTo ? fromRow : rowPlace] ?? -1];
      const column = target.columns[columnTo[heads.columnTo ? fromColumn : columnPlace] ?? -1];
      if (row && column) {
        cells.push({ rowId: row.id, columnId: column.id, text });
      } else if (text.trim() !== '') {
        outside.count += 1;
        const head = row ? heads.row !== null && block[heads.row]![fromColumn] : heads.column !== null && block[fromRow]![heads.column];
        if (head && head.trim() !== '') outside.heads.add(head.trim().replace(/\s+/g, ' '));
      }
    });
  });
  return {
    cells,
    byHeads: { rows: heads.rowTo !== null, columns: heads.columnTo !== null },
    outside: { count: outside.count, heads: [...outside.heads] },
  };
}

interface Heads {
  /** Index of the row, and of the column, that holds heads. */
  row: number | null;
  column: number | null;
  /** By index in the block: the index in the matrix. */
  columnTo: (number | null)[] | null;
  rowTo: (number | null)[] | null;
}

// Group headers, titles and row numbers may precede the relevant headers.
const headRows = 4;
const headColumns = 3;

function findHeads(block: Block, target: PasteTarget, { isContent, isListed }: ContentSigns): Heads {
  const unlisted = (match: HeadMatcher): HeadMatcher => {
    return (texts) => match(texts.map((text) => (text !== undefined && isListed(text) ? undefined : text)));
  };
  const matchColumns = unlisted(createHeadMatcher(target.columns));
  const matchRows = unlisted(createHeadMatcher(target.rows));
  const row = best(block.slice(0, Math.min(headRows, block.length - 1)), matchColumns, isContent);
  const rest = block.slice(row === null ? 0 : row.index + 1);
  const width = rest.reduce((most, cells) => Math.max(most, cells.length), 0);
  const sides = indexesFrom(0, Math.min(headColumns, width - 1)).map((column) => rest.map((cells) => cells[column]));
  const column = best(sides, matchRows, isContent);
  const skipped = row === null ? [] : Array.from({ length: row.index + 1 }, () => null);
  return {
    row: row?.index ?? null,
    column: column?.index ?? null,
    columnTo: row?.places ?? null,
    rowTo: column ? [...skipped, ...column.places] : null,
  };
}

/** The run of cells that names most lines, if it is one of heads at all. */
function best(
  runs: readonly (readonly (string | undefined)[])[],
  match: ReturnType<typeof createHeadMatcher>,
  isContent: (text: string) => boolean,
) {
  let found: { index: number; places: (number | null)[]; matched: number } | null = null;
  runs.forEach((run, index) => {
    const places = match(run);
    const named = run.filter((text, at) => places[at] !== null && text !== undefined) as string[];
    const filled = run.filter((text) => text !== undefined && text.trim() !== '').length;
    const isHeads = named.length >= 2 ? 2 * named.length >= filled : named.length === 1 && filled <= 2 && !isContent(named[0]!);
    if (isHeads && named.length > (found?.matched ?? 0)) found = { index, places, matched: named.length };
  });
  return found as { index: number; places: (number | null)[]; matched: number } | null;
}

function repeatsOf(height: number, width: number, { range }: PasteTarget): { rows: number; columns: number } {
  const rows = range.rowIds.length / height;
  const columns = range.columnIds.length / width;
  return Number.isInteger(rows) && Number.isInteger(columns) && rows > 0 && columns > 0 ? { rows, columns } : { rows: 1, columns: 1 };
}

function repeatList(list: readonly number[], times: number): number[] {
  return Array.from({ length: times }, () => list).flat();
}

function placesFrom(lines: readonly { id: string }[], firstId: string | undefined, count: number): number[] {
  const first = Math.max(
    0,
    lines.findIndex(({ id }) => id === firstId),
  );
  return indexesFrom(first, first + count);
}

function indexesFrom(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}
