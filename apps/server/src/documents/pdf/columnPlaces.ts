import { supportSign, type DocumentColumn, type DocumentTable } from '@college/curriculum-model';
import { writtenTexts } from '../written';
import { widestRun } from './breakLines';
import { face } from './face';
import { cellPadding, type, type Paper } from './paper';

/** The position of a column. */
export interface ColumnPlace {
  x: number;
  width: number;
}

// Longer text, such as a URL, is broken rather than widening the column beyond this share.
const widestColumn = 1 / 5;

type Columns = Pick<DocumentTable, 'columns' | 'rows'>;

/** The columns by their shares of the width, none narrower than its longest word. */
export function columnPlaces({ columns, rows }: Columns, paper: Paper): ColumnPlace[] {
  let x: number = paper.margin.left;
  return widthsOf(columns, leastWidths({ columns, rows }, paper), paper).map((width) => {
    const place = { x, width };
    x += width;
    return place;
  });
}

/** Whether the first column keeps room for a name on one line while no word of the others is broken. */
export function hasRoomForWords(table: Columns, paper: Paper): boolean {
  const [first, ...others] = columnPlaces(table, paper);
  const [, ...least] = leastWidths(table, paper);
  return first !== undefined && first.width >= widestColumn * paper.textWidth && others.every(({ width }, index) => width >= least[index]!);
}

function leastWidths({ columns, rows }: Columns, { textWidth }: Paper): number[] {
  return columns.map((column, index) => {
    const heads = texts(column.label).map((text) => wordWidth(text, 'bold'));
    const words = rows.flatMap(({ cells }) => (cells[index]?.lines ?? []).flatMap(lineWidths));
    return Math.min(widestColumn * textWidth, Math.max(0, ...heads, ...words)) + 2 * cellPadding.x + 0.1;
  });
}

/** Shares the width out; a column that needs more than its share takes it from those with spare width. */
function widthsOf(columns: readonly DocumentColumn[], least: readonly number[], { textWidth }: Paper): number[] {
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  const shares = columns.map(({ width }) => (width / total) * textWidth);
  const lack = sumOf(shares.map((share, index) => Math.max(0, least[index]! - share)));
  const spare = sumOf(shares.map((share, index) => Math.max(0, share - least[index]!)));
  // More columns than words have room for: the shares as they are, and words that break.
  if (lack === 0 || lack > spare) return shares;
  return shares.map((share, index) => (share < least[index]! ? least[index]! : share - (lack * (share - least[index]!)) / spare));
}

function lineWidths({ words, support, code }: DocumentTable['rows'][number]['cells'][number]['lines'][number]): number[] {
  const before = [support === undefined ? '' : supportSign(support), code ?? ''].filter(Boolean).join('\u00a0');
  return [...texts(words), before].map((text) => wordWidth(text, 'regular'));
}

function texts(words: DocumentColumn['label']): string[] {
  return writtenTexts(words).map(({ text }) => text);
}

function wordWidth(text: string, weight: 'regular' | 'bold'): number {
  const codePoints = Array.from(text, (sign) => sign.codePointAt(0)!);
  return (widestRun(codePoints, face(weight).widthOf) * type.cell.size) / 1000;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
