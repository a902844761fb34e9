/** A cell by its places among the lines shown. */
export interface GridPosition {
  row: number;
  column: number;
}

/** A rectangle of places, first and last included. */
export interface GridRectangle {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** How far keys move the active cell. */
export type GridMove =
  | { to: 'step'; rows: number; columns: number }
  | { to: 'rowStart' | 'rowEnd' | 'first' | 'last' }
  | { to: 'page'; rows: number };

/** The rectangle between two cells, whichever comes first. */
export function rectangleOf(a: GridPosition, b: GridPosition): GridRectangle {
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  };
}

/** How many cells a rectangle has. */
export function isOneCell({ top, bottom, left, right }: GridRectangle) {
  return top === bottom && left === right;
}

/**
 * The target of a move; at an edge it is unchanged.
 */
export function moved(from: GridPosition, move: GridMove, stops: readonly number[], columnCount: number): GridPosition {
  const place = nearestStop(stops, from.row);
  const column = clamp(from.column, columnCount);
  switch (move.to) {
    case 'step':
      return { row: stops[clamp(place + move.rows, stops.length)]!, column: clamp(column + move.columns, columnCount) };
    case 'page':
      return { row: stops[clamp(place + move.rows, stops.length)]!, column };
    case 'rowStart':
      return { row: stops[place]!, column: 0 };
    case 'rowEnd':
      return { row: stops[place]!, column: columnCount - 1 };
    case 'first':
      return { row: stops[0]!, column: 0 };
    case 'last':
      return { row: stops.at(-1)!, column: columnCount - 1 };
  }
}

/** The place in `stops` that is nearest to a row. */
export function nearestStop(stops: readonly number[], row: number): number {
  let best = 0;
  for (const [place, stop] of stops.entries()) if (Math.abs(stop - row) < Math.abs(stops[best]! - row)) best = place;
  return best;
}

function clamp(value: number, count: number) {
  return Math.max(0, Math.min(count - 1, value));
}
