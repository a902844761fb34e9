import type { GridLine } from './gridLines';
import type { MatrixCell } from '../matrixGridProps';

/** Pixels of one density. */
export interface GridSizes {
  /** A square, and a row of squares. */
  square: number;
  group: number;
  /** The line of a group among rows. */
  band: number;
  head: number;
  /** The least height of a row of lists, room above and below its items, and one item. */
  listRow: number;
  listPadding: number;
  item: number;
  foot: number;
}

/** The heads of groups over squares: a number, and two lines below. */
export const wordedGroup = 60;

export const gridSizes: Record<'regular' | 'compact' | 'dense', GridSizes> = {
  regular: { square: 40, group: 40, band: 40, head: 64, listRow: 72, listPadding: 17, item: 24, foot: 40 },
  compact: { square: 32, group: 32, band: 32, head: 56, listRow: 56, listPadding: 9, item: 24, foot: 32 },
  dense: { square: 32, group: wordedGroup, band: 32, head: 56, listRow: 56, listPadding: 9, item: 24, foot: 32 },
};

/** The heads of rows, where nothing else is asked for. */
export const frozenWidth = 224;
export const leastListWidth = 160;
const closedListWidth = 96;
/** The greatest width of a dense square. */
const widestDense = 44;
/** A dense head, and one with its former code below. */
const denseHead = { plain: 28, two: 44 };
/** The line of a group's former code, between its code and its name. */
const formerLine = 16;
/** What an arrow, and each character behind it, take in a dense head. */
const formerCode = { arrow: 18, character: 7 };
/** A row of the foot. */
export const footRowHeight = 31;
/** A row of the foot that counts strong or weak supports. */
export const countRowHeight = 28;
/** A header without a code is vertical above its square. */
const uprightHead = 136;

/** The height of a row: it grows by its longest cell, so that cells have a fixed size and none is ever measured. */
export function rowHeight(line: GridLine, cells: readonly MatrixCell[], layout: 'squares' | 'lists', sizes: GridSizes) {
  if (line.kind !== 'line') return sizes.band;
  if (layout === 'squares') return sizes.square;
  let longest = 0;
  for (const cell of cells) {
    if (cell.kind === 'list') longest = Math.max(longest, cell.items.length + (cell.suggested?.length ?? 0));
  }
  return Math.max(sizes.listRow, longest * sizes.item + sizes.listPadding);
}

/** Widths of the columns; in lists, those without a width of their own share what is left, evenly and to the pixel. */
export function columnWidths(
  lines: readonly GridLine[],
  layout: 'squares' | 'lists',
  room: number,
  sizes: GridSizes,
  own: Readonly<Record<string, number>> = {},
): number[] {
  if (layout === 'squares') return lines.map(() => sizes.square);
  const fixed = lines.map((line) => (line.kind === 'line' ? own[line.key] : closedListWidth));
  const sharing = fixed.filter((width) => width === undefined).length;
  const left = room - fixed.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const share = sharing === 0 ? 0 : Math.max(leastListWidth, Math.floor(left / sharing));
  let spare = sharing === 0 ? 0 : Math.max(0, left - share * sharing);
  return fixed.map((width) => {
    if (width !== undefined) return width;
    const extra = spare > 0 ? 1 : 0;
    spare -= extra;
    return share + extra;
  });
}

/** Widths of dense squares: what the room allows, and what a former code needs. */
export function denseWidths(lines: readonly GridLine[], room: number, sizes: GridSizes): number[] {
  const share = Math.floor(room / Math.max(1, lines.length));
  const shared = Math.min(widestDense, Math.max(sizes.square, share));
  return lines.map((line) => Math.max(shared, line.kind === 'line' ? formerWidth(line.head.codeBefore) : 0));
}

function formerWidth(code: string | undefined): number {
  return code === undefined ? 0 : formerCode.arrow + formerCode.character * code.length;
}

/** Where each line starts, and behind the last one where all of them end. */
export function offsetsOf(sizes: readonly number[]): number[] {
  const offsets = [0];
  for (const size of sizes) offsets.push(offsets.at(-1)! + size);
  return offsets;
}

/** The line that covers a point; the nearest where there is none. */
export function lineAt(offsets: readonly number[], point: number): number {
  let low = 0;
  let high = offsets.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (offsets[middle]! <= point) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** Height of the lower row of the head. */
export function headHeight(lines: readonly GridLine[], layout: 'squares' | 'lists', sizes: GridSizes) {
  if (layout === 'lists') return sizes.head;
  const isUpright = lines.some((line) => line.kind === 'line' && !line.head.code);
  return isUpright ? uprightHead : sizes.square;
}

/** The same where squares are dense. */
export function denseHeadHeight(lines: readonly GridLine[]) {
  return lines.some((line) => line.kind === 'line' && (line.head.codeBefore ?? line.head.mark)) ? denseHead.two : denseHead.plain;
}

/** Height of the groups above dense squares. */
export function denseGroupHeight(lines: readonly GridLine[], { group }: GridSizes) {
  return lines.some((line) => line.group?.codeBefore !== undefined) ? group + formerLine : group;
}

/** Height of the foot: under squares a row of strong supports and one of weak ones. */
export function footHeight(layout: 'squares' | 'lists', sizes: GridSizes) {
  return layout === 'lists' ? sizes.foot : 2 * countRowHeight;
}

/** Width of the heads of rows beside dense squares: what the squares and the last column leave. */
export function denseHeadWidth(least: number, room: number, squares: readonly number[], count: number) {
  return Math.max(least, room - count - squares.reduce((sum, width) => sum + width, 0));
}
