import { columnLines, isStop, rowLines, type GridLine } from '../layout/gridLines';
import type {
  CellAt,
  CellRange,
  MatrixAxis,
  MatrixCell,
  MatrixCount,
  MatrixDiscussions,
  MatrixFound,
  MatrixGridProps,
  MatrixRow,
  MatrixSpots,
} from '../matrixGridProps';
import type { GridPosition, GridRectangle } from '../selection/gridRange';
import { countCells } from '../cells/supportCounts';

/** The matrix as it is shown: transposed or not, with closed groups as one line. Everything else of the grid works on this. */
export interface ShownMatrix {
  isTransposed: boolean;
  columns: readonly GridLine[];
  rows: readonly GridLine[];
  /** Indexes in `rows` that can be active. */
  stops: readonly number[];
  /** Cells of each row of the axis, open or not, in the order of the other axis. */
  cells: readonly (readonly MatrixCell[])[];
  readOnlyRows: ReadonlySet<string>;
  readOnlyColumns: ReadonlySet<string>;
  currentRows: ReadonlySet<string>;
  currentColumns: ReadonlySet<string>;
  /** Columns of texts that are set to the right. */
  endColumns: ReadonlySet<string>;
  columnCounts?: readonly MatrixCount[];
  rowCounts?: readonly MatrixCount[];
  discussions?: MatrixDiscussions | undefined;
  findings?: MatrixSpots<MatrixFound> | undefined;
}

/** Marks of rows as those of columns, and the other way round. */
export function transposedSpots<Value>({ cells, rows, columns, groups }: MatrixSpots<Value>): MatrixSpots<Value> {
  const turned = new Map<string, Map<string, Value>>();
  for (const [rowId, row] of cells) {
    for (const [columnId, value] of row) turned.set(columnId, (turned.get(columnId) ?? new Map<string, Value>()).set(rowId, value));
  }
  return { cells: turned, rows: columns, columns: rows, groups };
}

/** The rows turned into columns; a line in which no cell changed stays the same object. */
export function transposedCells(
  rows: readonly (readonly MatrixCell[])[],
  columnCount: number,
  previous: readonly (readonly MatrixCell[])[] = [],
): readonly (readonly MatrixCell[])[] {
  return Array.from({ length: columnCount }, (_, place) => {
    const before = previous[place];
    if (before && before.length === rows.length && rows.every((cells, row) => cells[place] === before[row])) return before;
    return rows.map((cells) => cells[place]!);
  });
}

/** Turns rows into columns, remembering the last outcome. */
export function createTransposer() {
  let last: readonly (readonly MatrixCell[])[] = [];
  return (rows: readonly (readonly MatrixCell[])[], columnCount: number) => {
    last = transposedCells(rows, columnCount, last);
    return last;
  };
}

/** Ids of the columns whose texts are set to the right. */
export function endColumnIds({ heads }: MatrixAxis, rows: readonly MatrixRow[]) {
  return heads.flatMap(({ id }, place) => {
    const cell = rows[0]?.cells[place];
    return cell?.kind === 'text' && cell.align === 'end' ? [id] : [];
  });
}

/** The lines of both axes; they stay the same objects while cells change. */
export function shownLines(columns: MatrixAxis, rows: MatrixAxis, closed: ReadonlySet<string>) {
  const shownRows = rowLines(rows, closed);
  return {
    columns: columnLines(columns, closed),
    rows: shownRows,
    stops: shownRows.flatMap((line, index) => (isStop(line) ? [index] : [])),
  };
}

/** Ids of the rows that have a mark of theirs. */
export function idsWith(rows: readonly MatrixRow[], mark: 'isReadOnly' | 'isCurrent') {
  return rows.filter((row) => row[mark]).map(({ id }) => id);
}

/** The cell at a place; where a line is a closed group, the counts of what it holds. */
export function contentAt(shown: ShownMatrix, { row, column }: GridPosition): { cell: MatrixCell } | { count: MatrixCount } | null {
  const [rowLine, columnLine] = [shown.rows[row], shown.columns[column]];
  if (!rowLine || !columnLine) return null;
  if (rowLine.kind === 'line' && columnLine.kind === 'line') {
    const cell = shown.cells[rowLine.place]?.[columnLine.place];
    return cell ? { cell } : null;
  }
  return { count: countCells(placesOf(rowLine).flatMap((place) => cellsAt(shown.cells[place] ?? [], columnLine))) };
}

/** The axis indexes that a line represents. */
export function placesOf(line: GridLine): readonly number[] {
  return line.kind === 'line' ? [line.place] : line.places;
}

/** The cells of a row that a shown column represents. */
export function cellsAt(cells: readonly MatrixCell[], line: GridLine): MatrixCell[] {
  return placesOf(line).flatMap((place) => cells[place] ?? []);
}

/** The cell's ids as the application knows them; null on a line that is a whole group. */
export function cellAt(shown: ShownMatrix, { row, column }: GridPosition): CellAt | null {
  const [rowLine, columnLine] = [shown.rows[row], shown.columns[column]];
  if (rowLine?.kind !== 'line' || columnLine?.kind !== 'line') return null;
  return shown.isTransposed ? { rowId: columnLine.key, columnId: rowLine.key } : { rowId: rowLine.key, columnId: columnLine.key };
}

/** Where a cell is shown; null when it is in a closed group or not there. */
export function positionOf(shown: ShownMatrix, { rowId, columnId }: CellAt): GridPosition | null {
  const [rowKey, columnKey] = shown.isTransposed ? [columnId, rowId] : [rowId, columnId];
  const row = shown.rows.findIndex((line) => line.kind === 'line' && line.key === rowKey);
  const column = shown.columns.findIndex((line) => line.kind === 'line' && line.key === columnKey);
  return row < 0 || column < 0 ? null : { row, column };
}

/** The ids of a rectangle, without the lines that are whole groups; null when none is left. */
export function rangeOf(shown: ShownMatrix, { top, bottom, left, right }: GridRectangle): CellRange | null {
  const rowIds = idsBetween(shown.rows, top, bottom);
  const columnIds = idsBetween(shown.columns, left, right);
  if (rowIds.length === 0 || columnIds.length === 0) return null;
  return shown.isTransposed ? { rowIds: columnIds, columnIds: rowIds } : { rowIds, columnIds };
}

function idsBetween(lines: readonly GridLine[], from: number, to: number) {
  return lines.slice(from, to + 1).flatMap((line) => (line.kind === 'line' ? [line.key] : []));
}

/** What of a range may be changed: read-only lines are left out. */
export function editableRange(shown: ShownMatrix, range: CellRange, isReadOnly: boolean): CellRange | null {
  if (isReadOnly) return null;
  const locked = shown.isTransposed ? shown.readOnlyColumns : shown.readOnlyRows;
  const rowIds = range.rowIds.filter((id) => !locked.has(id));
  return rowIds.length === 0 ? null : { rowIds, columnIds: range.columnIds };
}

/** Whether the cell at a place belongs to a read-only line. */
export function isReadOnlyAt(shown: ShownMatrix, { row, column }: GridPosition) {
  return shown.readOnlyRows.has(shown.rows[row]?.key ?? '') || shown.readOnlyColumns.has(shown.columns[column]?.key ?? '');
}

/** Which lines, in which order and with which counts; the rest of the props does not decide what is shown. */
export type ShownSource = Pick<MatrixGridProps, 'columns' | 'rowAxis' | 'rows' | 'columnCounts' | 'rowCounts' | 'discussions' | 'findings'>;
