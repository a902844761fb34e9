import type { GridPosition } from './gridRange';
import type { GridGeometry } from '../layout/useGridGeometry';

/** Scrolls as little as needed to bring a cell out from under what is frozen. */
export function revealCell(root: HTMLElement, geometry: GridGeometry, { row, column }: GridPosition) {
  const { rowOffsets, columnOffsets, head, foot, frozen, countWidth } = geometry;
  const top = nearest(root.scrollTop, rowOffsets[row]!, rowOffsets[row + 1]!, root.clientHeight - head - foot);
  const left = nearest(root.scrollLeft, columnOffsets[column]!, columnOffsets[column + 1]!, root.clientWidth - frozen - countWidth);
  // Written only where it changes: reading and writing in turn would lay the grid out again for every key.
  if (top !== root.scrollTop) root.scrollTop = top;
  if (left !== root.scrollLeft) root.scrollLeft = left;
}

/** The offset nearest to the current one at which a range is within the viewport. */
export function nearest(offset: number, start: number, end: number, room: number) {
  if (start < offset) return start;
  return end > offset + room ? end - Math.max(0, room) : offset;
}
