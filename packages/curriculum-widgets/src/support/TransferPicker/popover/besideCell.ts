/** The placement of a layer at a cell, in React Aria's terms. */
type CellSide = 'right top' | 'left top' | 'bottom start' | 'top start';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const gap = 4;
const edge = 12;

/** The side of a cell with room for a layer: right, left, and below or above where neither has it; never over the cell. */
export function besideCell(cell: Box, layer: Size, viewport: Size): CellSide {
  const needed = layer.width + gap + edge;
  if (viewport.width - cell.right >= needed) return 'right top';
  if (cell.left >= needed) return 'left top';
  return viewport.height - cell.bottom >= Math.min(layer.height + gap + edge, cell.top) ? 'bottom start' : 'top start';
}
