import { useEffect, useState } from 'react';
import { cellsBox, edgeBeyond, type BeyondEdge } from './dragBeyond';
import type { GridPlacesHandle } from '../layout/gridPlaces';
import type { GridGeometry } from '../layout/useGridGeometry';
import { createHolder } from '../layout/holder';

/** One row or column in so many milliseconds while the pointer stays past an edge. */
const stepMilliseconds = 60;

/** While a range is dragged past an edge of the cells, extends it step by step until the pointer returns or is released. */
export function useDragScroll(places: GridPlacesHandle, geometry: GridGeometry) {
  const [going] = useState(createHolder<{ edge: BeyondEdge; timer: number }>);
  useEffect(() => () => window.clearInterval(going.now()?.timer), [going]);

  function stop() {
    window.clearInterval(going.now()?.timer);
    going.hold(null);
  }

  /** Says where the pointer is; true while it is past an edge, and `onStep` is then called again and again. */
  function goOn(point: { x: number; y: number }, onStep: (edge: BeyondEdge) => void): boolean {
    const root = places.now()?.root;
    const edge = root ? edgeBeyond(point, cellsBox(root, geometry)) : inside;
    const now = going.now();
    if (edge.rows === now?.edge.rows && edge.columns === now.edge.columns) return true;
    stop();
    if (edge.rows === 0 && edge.columns === 0) return false;
    going.hold({ edge, timer: window.setInterval(() => onStep(edge), stepMilliseconds) });
    return true;
  }

  return { goOn, stop };
}

const inside: BeyondEdge = { rows: 0, columns: 0 };

export type DragScroll = ReturnType<typeof useDragScroll>;
