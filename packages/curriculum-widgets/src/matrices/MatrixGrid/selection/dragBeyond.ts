import type { GridGeometry } from '../layout/useGridGeometry';

/** The edge of the visible cells that a dragging pointer is past, if any. */
export interface BeyondEdge {
  rows: -1 | 0 | 1;
  columns: -1 | 0 | 1;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of the screen in which cells scroll: what is frozen around them is left out. */
export function cellsBox(root: HTMLElement, { head, foot, frozen, countWidth }: GridGeometry): Box {
  const { left, top } = root.getBoundingClientRect();
  return {
    left: left + frozen,
    top: top + head,
    right: left + root.clientWidth - countWidth,
    bottom: top + root.clientHeight - foot,
  };
}

/** The edge of the cells that a point is past. */
export function edgeBeyond({ x, y }: { x: number; y: number }, box: Box): BeyondEdge {
  return { rows: sideOf(y, box.top, box.bottom), columns: sideOf(x, box.left, box.right) };
}

function sideOf(value: number, from: number, to: number): -1 | 0 | 1 {
  if (value < from) return -1;
  return value > to ? 1 : 0;
}
