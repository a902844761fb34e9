import { AlignmentType, Table, TableCell, TableLayoutType, TableRow, VerticalMergeType, type FileChild } from 'docx';
import { supportSign, type DocumentCell, type DocumentColumn, type DocumentTable, type Words } from '@college/curriculum-model';
import { columnPlaces } from '../pdf/columnPlaces';
import type { Paper } from '../pdf/paper';
import { writtenLine, writtenTexts } from '../written';
import { cellMargins, cellSize, headShading, ruled, wordTextWidth } from './wordPaper';
import { wordParagraph, wordParagraphs, wordRun, type WordStyle } from './wordText';

const alignments = { start: AlignmentType.START, end: AlignmentType.END, center: AlignmentType.CENTER } as const;

/** A table: its caption stays with it, its header repeats, its rows are not divided. */
export function wordTable(table: DocumentTable, { paper, keepsNext = false }: { paper: Paper; keepsNext?: boolean }): FileChild[] {
  const widths = columnPlaces(table, paper).map(({ width }) => Math.round((width / paper.textWidth) * wordTextWidth(paper)));
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: table.columns.map(({ label, align }, index) =>
      cell(cellWords(label, { isBold: true, keepNext: true }, align), { width: widths[index]!, shading: headShading }),
    ),
  });
  return [...caption(table), grid(widths, [head, ...bodyRows(table, { widths, keepsNext })])];
}

/** A grid of fixed columns over the whole width. */
export function grid(widths: readonly number[], rows: TableRow[], borders = ruled): Table {
  return new Table({
    rows,
    borders,
    columnWidths: [...widths],
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: 'dxa' },
    layout: TableLayoutType.FIXED,
    margins: cellMargins,
  });
}

/** Words in a cell, the English below its Chinese. */
export function cellWords(words: Words, style: WordStyle = {}, align: DocumentColumn['align'] = 'start') {
  const texts = writtenTexts(words);
  const shape = { ...style, size: cellSize, style: 'Cell', alignment: alignments[align] };
  if (texts.length === 0) return [wordParagraph([], shape)];
  return texts.flatMap(({ text, language }) => wordParagraphs(text, { ...shape, language }));
}

/** A cell of a grid. */
export function cell(
  children: ReturnType<typeof cellWords>,
  { width, ...rest }: Omit<ConstructorParameters<typeof TableCell>[0], 'children' | 'width'> & { width: number },
): TableCell {
  return new TableCell({ children, width: { size: width, type: 'dxa' }, ...rest });
}

function caption({ caption: words, note }: DocumentTable): FileChild[] {
  if (!words) return [];
  const text = [writtenLine(words), note ? writtenLine(note) : ''].filter(Boolean).join('\u2003');
  return wordParagraphs(text, { style: 'TableCaption', keepNext: true });
}

function bodyRows(
  { columns, rows, groups = [], empty }: DocumentTable,
  { widths, keepsNext }: { widths: readonly number[]; keepsNext: boolean },
): TableRow[] {
  if (rows.length === 0) {
    const width = widths.reduce((sum, one) => sum + one, 0);
    return empty ? [new TableRow({ cantSplit: true, children: [cell(cellWords(empty), { width, columnSpan: columns.length })] })] : [];
  }
  return rows.map(({ cells }, at) => {
    const group = groups.find(({ from, count }) => at >= from && at < from + count);
    const isLast = at === rows.length - 1;
    const keepNext = isLast ? keepsNext : group !== undefined && at < group.from + group.count - 1;
    const children = columns.map(({ align }, index) => {
      const merge = group && isSpanned(rows, group, index) ? mergeAt(at, group.from) : {};
      return cell(cellLines(cells[index] ?? { lines: [] }, { keepNext }, align), { width: widths[index]!, ...merge });
    });
    return new TableRow({ cantSplit: true, children });
  });
}

/** Whether the later rows of a group leave a column to its first row. */
function isSpanned(rows: DocumentTable['rows'], { from, count }: { from: number; count: number }, column: number): boolean {
  return rows.slice(from + 1, from + count).every(({ cells }) => (cells[column]?.lines.length ?? 0) === 0);
}

function mergeAt(at: number, from: number) {
  return { verticalMerge: at === from ? VerticalMergeType.RESTART : VerticalMergeType.CONTINUE };
}

function cellLines({ lines }: DocumentCell, style: WordStyle, align: DocumentColumn['align']) {
  if (lines.length === 0) return cellWords({}, style, align);
  return lines.flatMap(({ words, support, code }) => {
    const before = [support === undefined ? '' : supportSign(support), code ?? ''].filter(Boolean).map((sign) => `${sign}\u00a0`);
    const [first, ...rest] = writtenTexts(words);
    const shape = { ...style, size: cellSize, style: 'Cell', alignment: alignments[align ?? 'start'] };
    if (!first) return [wordParagraph([wordRun(before.join(''), shape)], shape)];
    const texts = [{ ...first, text: before.join('') + first.text }, ...rest];
    return texts.flatMap(({ text, language }) => wordParagraphs(text, { ...shape, language }));
  });
}
