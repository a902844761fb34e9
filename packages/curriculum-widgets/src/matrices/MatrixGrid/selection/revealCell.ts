import type { GridPosition } from './gridRange';
import type { GridGeometry } from '../layout/useGridGeometry';

/** Scrolls as little as needed to bring a cell out from under what is frozen. */
export function revealCell(root: HTMLElement, geometry: GridGeometry, at: GridPosition) {
  const { top, left } = offsetsFor(root, geometry, at, root);
  // Written only where it changes: reading and writing in turn would lay the grid out again for every key.
  if (top !== root.scrollTop) root.scrollTop = top;
  if (left !== root.scrollLeft) root.scrollLeft = left;
}

/** Whether a cell could be seen whole while the grid had a size. */
export function isInSight(root: HTMLElement, geometry: GridGeometry, at: GridPosition, size: GridSize) {
  const { top, left } = offsetsFor(root, geometry, at, size);
  return top === root.scrollTop && left === root.scrollLeft;
}

/** The inside of the scrolling element, in pixels. */
export type GridSize = Pick<HTMLElement, 'clientWidth' | 'clientHeight'>;

function offsetsFor(root: HTMLElement, geometry: GridGeometry, { row, column }: GridPosition, { clientWidth, clientHeight }: GridSize) {
  const { rowOffsets, columnOffsets, head, foot, frozen, countWidth } = geometry;
  return {
    top: nearest(root.scrollTop, rowOffsets[row]!, rowOffsets[row + 1]!, clientHeight - head - foot),
    left: nearest(root.scrollLeft, columnOffsets[column]!, columnOffsets[column + 1]!, clientWidth - frozen - countWidth),
  };
}

/** The offset nearest to the current one at which a range is within the viewport. */
export function nearest(offset: number, start: number, end: number, room: number) {
  if (start < offset) return start;
  return end > offset + room ? end - Math.max(0, room) : offset;
}
