import { useMemo } from 'react';
import {
  columnWidths,
  denseGroupHeight,
  denseHeadHeight,
  denseHeadWidth,
  denseWidths,
  footHeight,
  footRowHeight,
  frozenWidth,
  gridSizes,
  headHeight,
  offsetsOf,
  rowHeight,
  wordedGroup,
  type GridSizes,
} from './gridSizes';
import type { MatrixCount, MatrixGridProps } from '../matrixGridProps';
import type { ShownMatrix } from '../shown/shownMatrix';
import type { GridRoom } from './useGridMeasure';

export interface GridGeometry {
  sizes: GridSizes;
  rowOffsets: readonly number[];
  columnOffsets: readonly number[];
  /** Tracks of every row, as a grid template. */
  tracks: string;
  countWidth: number;
  /** Width of the heads of rows. */
  frozen: number;
  /** Heights of the whole head, its two rows, the body and the foot, and the width of all of it. */
  head: number;
  upperHead: number;
  lowerHead: number;
  body: number;
  foot: number;
  width: number;
}

const plainCount = 120;
const denseCount = 88;
const countWithGap = 176;

type GeometryProps = Pick<
  MatrixGridProps,
  'layout' | 'isDense' | 'rowHeadWidth' | 'rowCountWidth' | 'footRows' | 'isTransposed' | 'columnWidths'
>;

/** All positions, computed from the data: cells are never measured. */
export function useGridGeometry(
  shown: ShownMatrix,
  { layout, isDense = false, rowHeadWidth = frozenWidth, rowCountWidth = denseCount, footRows, ...props }: GeometryProps,
  room: GridRoom,
  hasGroups: boolean,
): GridGeometry {
  const sizes = gridSizes[isDense ? 'dense' : room.density];
  const ownWidths = props.isTransposed ? undefined : props.columnWidths;
  const { rows, columns, cells, rowCounts, columnCounts } = shown;
  const heights = rows.map((line) => rowHeight(line, line.kind === 'line' ? (cells[line.place] ?? []) : [], layout, sizes));
  const heightKey = heights.join();
  const rowOffsets = useMemo(() => offsetsOf(heightKey === '' ? [] : heightKey.split(',').map(Number)), [heightKey]);
  const countWidth = !rowCounts ? 0 : isDense ? rowCountWidth : layout === 'lists' && hasGap(rowCounts) ? countWithGap : plainCount;
  const sharedRoom = layout === 'lists' || isDense ? room.width - rowHeadWidth - countWidth : 0;
  const columnPart = useMemo(() => {
    const widths = isDense ? denseWidths(columns, sharedRoom, sizes) : columnWidths(columns, layout, sharedRoom, sizes, ownWidths);
    const columnOffsets = offsetsOf(widths);
    const takesRest = isDense && countWidth > 0;
    const frozen = takesRest ? denseHeadWidth(rowHeadWidth, sharedRoom + rowHeadWidth + countWidth, widths, countWidth) : rowHeadWidth;
    const count = countWidth === 0 ? [] : [isDense ? `${countWidth}px` : `minmax(${countWidth}px, 1fr)`];
    return { columnOffsets, frozen, tracks: [`${frozen}px`, ...tracksOf(widths), ...count].join(' ') };
  }, [columns, layout, sharedRoom, sizes, ownWidths, countWidth, rowHeadWidth, isDense]);
  const lowerHead = isDense ? denseHeadHeight(columns) : headHeight(columns, layout, sizes);
  const upperHead = !hasGroups ? 0 : isDense ? denseGroupHeight(columns, sizes) : layout === 'squares' ? wordedGroup : sizes.group;
  return {
    sizes,
    rowOffsets,
    ...columnPart,
    countWidth,
    head: lowerHead + upperHead,
    upperHead,
    lowerHead,
    body: rowOffsets.at(-1)!,
    foot: columnCounts ? footHeight(layout, sizes) : (footRows?.length ?? 0) * footRowHeight,
    width: columnPart.frozen + columnPart.columnOffsets.at(-1)! + countWidth,
  };
}

function hasGap(counts: readonly MatrixCount[]) {
  return counts.some(({ gap }) => gap !== undefined);
}

/** Equal neighbours are merged. */
function tracksOf(widths: readonly number[]): string[] {
  const runs: { width: number; count: number }[] = [];
  for (const width of widths) {
    const last = runs.at(-1);
    if (last?.width === width) last.count += 1;
    else runs.push({ width, count: 1 });
  }
  return runs.map(({ width, count }) => `repeat(${count}, ${width}px)`);
}
