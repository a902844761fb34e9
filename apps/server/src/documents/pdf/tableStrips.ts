import type { DocumentColumn, DocumentRow, DocumentTable } from '@college/curriculum-model';
import { writtenLine } from '../written';
import { setCell, setWords } from './setCell';
import { columnPlaces, type ColumnPlace } from './columnPlaces';
import { repeatedRow, rowHeight, rowStrips, type GridCell, type GridRow } from './gridRow';
import { type, type Paper } from './paper';
import { lineStrips, spaced } from './paragraphStrips';
import { setText, type ReportMissing } from './setText';
import { spannedRows } from './spannedRows';
import { elementOnce, type Sheet, type Strip } from './strip';

// A heading and a caption, with room for long ones.
const headingsHeight = 130;
// What stays together and takes a larger share of a page would leave too much of the page above it empty.
const largestGroup = 1 / 3;
// A table of more rows is not read at one glance.
const shortTable = 4;
// A row of more lines does not look lost by itself.
const lowRow = rowHeight(2);

/** A table: its caption never parts from its first row, its header begins every page, its rows are not divided. */
export function tableStrips(table: DocumentTable, sheet: Sheet, reportMissing: ReportMissing): Strip[] {
  const { root, paper } = sheet;
  const element = elementOnce((pen) => pen.element(root, 'Table'));
  const places = columnPlaces(table, paper);
  const headRow = rowOf(
    table.columns.map(({ label, align }, index) => {
      const place = places[index]!;
      return { ...place, align, isHead: true, lines: setWords(label, place.width, reportMissing, 'bold') };
    }),
    { isFirst: true },
  );
  const header = repeatedRow(headRow);
  const laid =
    table.rows.length > 0
      ? table.rows.map((row) => rowOf(cellsOf(row, { columns: table.columns, places }, reportMissing)))
      : emptyRows(table, paper, reportMissing);
  const largest = largestGroup * paper.textHeight;
  const bound = boundRows(table, laid, largest);
  const isShort = bound.rows.length <= shortTable && heightOf(bound.rows) <= largest;
  const body = bound.rows.flatMap((row, index) => {
    const [keepsNext, clingsToNext] = [bound.keeps.has(index), isShort && index < bound.rows.length - 1];
    return rowStrips(row, { table: element, paper, header, above: index === 0 ? headingsHeight : 0, keepsNext, clingsToNext });
  });
  const [first] = body;
  const caption = captionStrips(table, sheet, reportMissing);
  return spaced([...caption, ...rowStrips(headRow, { table: element, paper, keepsNext: first !== undefined }), ...body], 8);
}

function emptyRows({ empty }: DocumentTable, { margin, textWidth }: Paper, reportMissing: ReportMissing): GridRow[] {
  return empty ? [rowOf([{ x: margin.left, width: textWidth, lines: setWords(empty, textWidth, reportMissing) }])] : [];
}

/** Groups that fit a page stay together; their first cells reach over all of their rows. */
function boundRows({ groups = [] }: DocumentTable, laid: readonly GridRow[], largest: number) {
  const rows = [...laid];
  const keeps = new Set<number>();
  for (const { from, count } of groups) {
    const spanned = spannedRows(laid.slice(from, from + count));
    if (heightOf(spanned) > largest) continue;
    rows.splice(from, spanned.length, ...spanned);
    for (let at = from; at < from + count - 1; at += 1) keeps.add(at);
  }
  // A low row is not left alone below its header, nor carried alone to the next page.
  keepIfLow(0, 0);
  keepIfLow(rows.length - 1, rows.length - 2);
  return { rows, keeps };

  function keepIfLow(low: number, upper: number) {
    if (rows.length < 2 || rowHeight(rows[low]!.lineCount) > lowRow) return;
    let [from, to] = [upper, upper + 1];
    while (keeps.has(from - 1)) from -= 1;
    while (keeps.has(to)) to += 1;
    if (heightOf(rows.slice(from, to + 1)) <= largest) keeps.add(upper);
  }
}

function heightOf(rows: readonly GridRow[]): number {
  return rows.reduce((sum, { lineCount }) => sum + rowHeight(lineCount), 0);
}

function captionStrips({ caption, note }: DocumentTable, sheet: Sheet, reportMissing: ReportMissing): Strip[] {
  if (!caption) return [];
  const text = [writtenLine(caption), note ? writtenLine(note) : ''].filter(Boolean).join('\u2003');
  const lines = setText(text, { type: type.body, weight: 'bold' }, sheet.paper.textWidth, reportMissing);
  return lineStrips(lines, sheet, { kind: 'Caption', height: type.body.height, keepsNext: true });
}

function cellsOf(
  { cells }: DocumentRow,
  { columns, places }: { columns: readonly DocumentColumn[]; places: readonly ColumnPlace[] },
  reportMissing: ReportMissing,
): GridCell[] {
  return columns.map(({ align }, index) => {
    const place = places[index]!;
    return { ...place, align, lines: setCell(cells[index] ?? { lines: [] }, place.width, reportMissing) };
  });
}

/** A row as high as its longest cell. */
export function rowOf(cells: GridCell[], { isFirst = false }: { isFirst?: boolean } = {}): GridRow {
  return { cells, isFirst, lineCount: Math.max(1, ...cells.map(({ lines }) => lines.length)) };
}
