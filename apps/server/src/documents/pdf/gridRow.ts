import type { StructureElement } from 'pdfkit';
import { cellPadding, type, type Paper } from './paper';
import { baseline } from './paragraphStrips';
import type { Pen } from './pen';
import type { SetLine } from './setText';
import { elementOnce, type Strip, type StripPlace } from './strip';

/** A cell with its text set. */
export interface GridCell {
  lines: readonly SetLine[];
  x: number;
  width: number;
  align?: 'start' | 'end' | 'center';
  isHead?: boolean;
  /** Whether the next row's cell below belongs to it, so that no rule parts them and its text may run on there. */
  isOpenBelow?: boolean;
}

/** A row of a grid; `lineCount` is its height. */
export interface GridRow {
  cells: readonly GridCell[];
  lineCount: number;
  /** Whether the grid begins here, with a rule above. */
  isFirst?: boolean;
}

const lineHeight = type.cell.height;
const thin = 0.5;
// A field leaves the rules around it free.
const inset = thin;

/** Height of so many lines in a row. */
export function rowHeight(lineCount: number): number {
  return lineCount * lineHeight + 2 * cellPadding.y;
}

interface RowContext {
  table: (pen: Pen) => StructureElement;
  paper: Paper;
  header?: Strip;
  /** Height of what must precede the row on its page. */
  above?: number;
  keepsNext?: boolean;
  clingsToNext?: boolean;
}

/** The row as one strip, or line by line where it is higher than a page. */
export function rowStrips(row: GridRow, { table, paper, header, above = 0, keepsNext = false, clingsToNext = false }: RowContext): Strip[] {
  const isTall = rowHeight(row.lineCount) + (header?.height ?? 0) + above > paper.textHeight;
  const element = elementOnce((pen) => pen.element(table(pen), 'TR'));
  const cells = row.cells.map((cell) => ({ cell, element: cellElement(cell, element) }));
  if (!isTall) {
    const draw = (place: StripPlace) => {
      drawFields(place, row, rowHeight(row.lineCount));
      for (const one of cells) drawCell(place, one, 0, one.cell.lines.length, cellPadding.y);
      // Written out at once: a large paper has tens of thousands of cells.
      element(place.pen).end();
      drawRules(place, row, { height: rowHeight(row.lineCount), isStart: true, isEnd: true });
    };
    return [{ height: rowHeight(row.lineCount), header, keepsNext, clingsToNext, columns: [draw] }];
  }
  const flow = {};
  return Array.from({ length: row.lineCount }, (_, at): Strip => {
    const [isStart, isEnd] = [at === 0, at === row.lineCount - 1];
    const above = isStart ? cellPadding.y : 0;
    const height = lineHeight + above + (isEnd ? cellPadding.y : 0);
    const columns = cells.map((one) => (place: StripPlace) => drawCell(place, one, at, at + 1, above));
    const rules = (place: StripPlace) => drawRules(place, row, { height, isStart, isEnd });
    const isNearAnEnd = at === 0 || at === row.lineCount - 2;
    return { height, header, flow, keepsNext: isEnd ? keepsNext : isNearAnEnd, columns: [...columns, rules] };
  });
}

/** A table's header as it is drawn once more: nothing that would be read, copied or searched twice. */
export function repeatedRow(row: GridRow): Strip {
  const height = rowHeight(row.lineCount);
  const draw = (place: StripPlace) => {
    drawFields(place, row, height);
    place.pen.artifact(() => {
      for (const cell of row.cells) drawLines(place, cell, 0, cell.lines.length, cellPadding.y);
    }, 'Pagination');
    drawRules(place, row, { height, isStart: true, isEnd: true });
  };
  return { height, keepsNext: true, columns: [draw] };
}

function cellElement(cell: GridCell, row: (pen: Pen) => StructureElement) {
  const languages = new Set(cell.lines.map(({ language }) => language));
  const [language] = languages.size === 1 ? languages : [];
  return elementOnce((pen) => {
    return pen.element(row(pen), cell.isHead ? 'TH' : 'TD', { language, ...(cell.isHead && { scope: 'Column' as const }) });
  });
}

interface OpenCell {
  cell: GridCell;
  element: (pen: Pen) => StructureElement;
}

function drawCell(place: StripPlace, { cell, element }: OpenCell, from: number, to: number, above: number): void {
  const owner = element(place.pen);
  if (from < cell.lines.length) place.pen.content(owner, () => drawLines(place, cell, from, to, above));
}

function drawLines({ pen, y }: StripPlace, { lines, x, width, align }: GridCell, from: number, to: number, above: number): void {
  lines.slice(from, to).forEach((line, index) => {
    const slack = width - 2 * cellPadding.x - line.width;
    const shift = align === 'end' ? slack : align === 'center' ? slack / 2 : 0;
    pen.text(line, x + cellPadding.x + shift, y + above + index * lineHeight + baseline(lineHeight, line.size));
  });
}

function drawFields({ pen, y }: StripPlace, { cells }: GridRow, height: number): void {
  const heads = cells.filter(({ isHead }) => isHead);
  if (heads.length === 0) return;
  pen.artifact(() => heads.forEach(({ x, width }) => pen.field({ x, y: y + inset, width, height: height - 2 * inset }, 0.945)));
}

function drawRules(
  { pen, y, isFirstOnPage, isLastOnPage }: StripPlace,
  { cells, isFirst = false }: GridRow,
  { height, isStart, isEnd }: { height: number; isStart: boolean; isEnd: boolean },
): void {
  const hasTop = isFirstOnPage || (isFirst && isStart);
  pen.artifact(() => {
    for (const { x, width, isOpenBelow } of cells) {
      for (const side of [x, x + width]) pen.rule([side, y], [side, y + height], thin);
      if (hasTop) pen.rule([x, y], [x + width, y], thin);
      if (isLastOnPage || (isEnd && !isOpenBelow)) pen.rule([x, y + height], [x + width, y + height], thin);
    }
  });
}
