import { type DocumentColumn, type DocumentRow, type DocumentTable } from '@college/curriculum-model';
import type { StructureElement } from 'pdfkit';
import { writtenLine } from '../written';
import { setCell, setWords } from './setCell';
import { repeatedRow, rowHeight, rowStrips, type GridCell, type GridRow } from './gridRow';
import { paper, textHeight, textWidth, type } from './paper';
import { lineStrips, spaced } from './paragraphStrips';
import { setText, type ReportMissing } from './setText';
import { spannedRows } from './spannedRows';
import { elementOnce, type Strip } from './strip';

// Room for a heading, a caption and the header above rows that are to stay together.
const largestGroup = textHeight * 0.8;

/** A table: its caption never parts from its first row, its header begins every page, its rows are not divided. */
export function tableStrips(table: DocumentTable, root: StructureElement, reportMissing: ReportMissing): Strip[] {
  const element = elementOnce((pen) => pen.element(root, 'Table'));
  const places = columnPlaces(table.columns);
  const headRow = rowOf(
    table.columns.map(({ label, align }, index) => {
      const place = places[index]!;
      return { ...place, align, isHead: true, lines: setWords(label, place.width, reportMissing, 'bold') };
    }),
    { isFirst: true },
  );
  const header = repeatedRow(headRow);
  const rows = table.rows.length > 0 ? table.rows : emptyRow(table);
  const laid = rows.map((row): GridRow => rowOf(cellsOf(row, rows === table.rows ? table.columns : [{ width: 1 }], reportMissing)));
  const bound = boundRows(table, laid);
  const body = bound.rows.flatMap((row, index) => rowStrips(row, { table: element, header, keepsNext: bound.keeps.has(index) }));
  const [first] = body;
  const caption = captionStrips(table, root, reportMissing);
  return spaced([...caption, ...rowStrips(headRow, { table: element, keepsNext: first !== undefined }), ...body], 8);
}

function emptyRow({ empty }: DocumentTable): DocumentRow[] {
  return empty ? [{ key: 'empty', cells: [{ lines: [{ words: empty }] }] }] : [];
}

/** Groups that fit a page stay together; their first cells reach over all of their rows. */
function boundRows({ groups = [] }: DocumentTable, laid: readonly GridRow[]) {
  const rows = [...laid];
  const keeps = new Set<number>();
  for (const { from, count } of groups) {
    const spanned = spannedRows(laid.slice(from, from + count));
    const height = spanned.reduce((sum, { lineCount }) => sum + rowHeight(lineCount), 0);
    if (height > largestGroup) continue;
    rows.splice(from, spanned.length, ...spanned);
    for (let at = from; at < from + count - 1; at += 1) keeps.add(at);
  }
  return { rows, keeps };
}

function captionStrips({ caption, note }: DocumentTable, root: StructureElement, reportMissing: ReportMissing): Strip[] {
  if (!caption) return [];
  const text = [writtenLine(caption), note ? writtenLine(note) : ''].filter(Boolean).join('\u2003');
  const lines = setText(text, { type: type.body, weight: 'bold' }, textWidth, reportMissing);
  return lineStrips(lines, root, { kind: 'Caption', height: type.body.height, keepsNext: true });
}

/** Where the columns stand, by their shares of the width. */
function columnPlaces(columns: readonly Pick<DocumentColumn, 'width'>[]): { x: number; width: number }[] {
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  let x: number = paper.margin.left;
  return columns.map((column) => {
    const width = (column.width / total) * textWidth;
    const place = { x, width };
    x += width;
    return place;
  });
}

function cellsOf(
  { cells }: DocumentRow,
  columns: readonly Pick<DocumentColumn, 'width' | 'align'>[],
  reportMissing: ReportMissing,
): GridCell[] {
  const places = columnPlaces(columns);
  return columns.map(({ align }, index) => {
    const place = places[index]!;
    return { ...place, align, lines: setCell(cells[index] ?? { lines: [] }, place.width, reportMissing) };
  });
}

/** A row as high as its longest cell. */
export function rowOf(cells: GridCell[], { isFirst = false }: { isFirst?: boolean } = {}): GridRow {
  return { cells, isFirst, lineCount: Math.max(1, ...cells.map(({ lines }) => lines.length)) };
}
