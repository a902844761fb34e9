import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridPlacesHandle } from './gridPlaces';
import { lineAt } from './gridSizes';
import type { GridGeometry } from './useGridGeometry';
import type { GridRoom } from './useGridMeasure';

/** Rows and columns drawn: from, before. */
export interface CellWindow {
  rowFrom: number;
  rowTo: number;
  columnFrom: number;
  columnTo: number;
}

/** So many cells are drawn at once without a window. */
const windowedFrom = 1200;
const columnsWindowedFrom = 48;
const overscan = 3;
/** The window moves in steps, so that most scrolling renders nothing. */
const step = 4;

/** What of a big matrix to draw. */
export function useCellWindow(places: GridPlacesHandle, geometry: GridGeometry, room: GridRoom, isAllDrawn: boolean) {
  const [scroll, setScroll] = useState({ top: 0, left: 0 });
  const { rowOffsets, columnOffsets } = geometry;
  const [rowCount, columnCount] = [rowOffsets.length - 1, columnOffsets.length - 1];
  const isWindowed = !isAllDrawn && rowCount * columnCount > windowedFrom;

  function windowAt(top: number, left: number): CellWindow {
    const whole = { rowFrom: 0, rowTo: rowCount, columnFrom: 0, columnTo: columnCount };
    if (!isWindowed) return whole;
    const rows = between(rowOffsets, top, room.height - geometry.head - geometry.foot);
    const columns =
      columnCount < columnsWindowedFrom
        ? { from: 0, to: columnCount }
        : between(columnOffsets, left, room.width - geometry.frozen - geometry.countWidth);
    return { rowFrom: rows.from, rowTo: rows.to, columnFrom: columns.from, columnTo: columns.to };
  }

  const drawn = windowAt(scroll.top, scroll.left);

  /** Draws at once what has come into sight: a frame later there would be blank rows. While React draws, it draws next. */
  function follow(isDrawing = false) {
    const root = places.now()?.root;
    if (!root || !isWindowed) return;
    const { scrollTop, scrollLeft } = root;
    const next = windowAt(scrollTop, scrollLeft);
    const isSame = (Object.keys(next) as (keyof CellWindow)[]).every((edge) => next[edge] === drawn[edge]);
    if (isSame) return;
    const draw = () => setScroll({ top: scrollTop, left: scrollLeft });
    if (isDrawing) draw();
    else flushSync(draw);
  }

  return { drawn, follow };
}

function between(offsets: readonly number[], start: number, length: number) {
  const count = offsets.length - 1;
  const [first, last] = [lineAt(offsets, start), lineAt(offsets, start + Math.max(0, length))];
  return {
    from: Math.max(0, Math.floor((first - overscan) / step) * step),
    to: Math.min(count, Math.ceil((last + 1 + overscan) / step) * step),
  };
}
