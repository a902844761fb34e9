import type { GridLine } from '../layout/gridLines';
import { nearestStop, type GridPosition } from './gridRange';
import type { ShownMatrix } from '../shown/shownMatrix';

/** A cell by the keys of its lines, with the places where it was last seen. */
export interface GridSpot extends GridPosition {
  rowKey: string;
  columnKey: string;
  /** Whether rows were columns then. */
  isTransposed: boolean;
}

/** The ring and the far end of the range; both in one cell when there is no range. */
export interface GridSelection {
  ring: GridSpot;
  end: GridSpot;
}

/** Remembers a cell by its lines. */
export function spotAt(shown: ShownMatrix, { row, column }: GridPosition): GridSpot | null {
  const [rowLine, columnLine] = [shown.rows[row], shown.columns[column]];
  return rowLine && columnLine ? { row, column, rowKey: rowLine.key, columnKey: columnLine.key, isTransposed: shown.isTransposed } : null;
}

/**
 * The current position of a remembered cell: with its lines, wherever they moved; in the group that was collapsed over them; or at its old position when
 * they were removed.
 */
export function spotNow(shown: ShownMatrix, spot: GridSpot): GridSpot | null {
  if (spot.isTransposed !== shown.isTransposed) return spotNow(shown, onItsSide(spot));
  if (shown.rows[spot.row]?.key === spot.rowKey && shown.columns[spot.column]?.key === spot.columnKey) return spot;
  if (shown.stops.length === 0 || shown.columns.length === 0) return null;
  const row = placeNow(shown.rows, spot.rowKey) ?? shown.stops[nearestStop(shown.stops, spot.row)]!;
  const column = placeNow(shown.columns, spot.columnKey) ?? Math.min(spot.column, shown.columns.length - 1);
  return spotAt(shown, { row, column });
}

/** The same cell where rows are columns. */
function onItsSide({ row, column, rowKey, columnKey, isTransposed }: GridSpot): GridSpot {
  return { row: column, column: row, rowKey: columnKey, columnKey: rowKey, isTransposed: !isTransposed };
}

function placeNow(lines: readonly GridLine[], key: string): number | undefined {
  const same = lines.findIndex((line) => line.kind !== 'band' && line.key === key);
  if (same >= 0) return same;
  // An expanded group makes its first line active; a collapsed one becomes active itself.
  const opened = lines.findIndex((line) => line.kind === 'line' && line.group && `group:${line.group.id}` === key);
  if (opened >= 0) return opened;
  const closed = lines.findIndex((line) => line.kind === 'closed' && line.group.members.includes(key));
  return closed >= 0 ? closed : undefined;
}

/** The selection carried over to what is shown now. */
export function selectionNow(shown: ShownMatrix, selection: GridSelection | null): GridSelection | null {
  if (!selection) return null;
  const [ring, end] = [spotNow(shown, selection.ring), spotNow(shown, selection.end)];
  if (!ring || !end) return null;
  return ring === selection.ring && end === selection.end ? selection : { ring, end };
}
