import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isOneCell, rectangleOf, type GridPosition, type GridRectangle } from './gridRange';
import { selectionNow, spotAt, type GridSelection } from './gridSelection';
import { frozenWidth } from './gridSizes';
import type { CellAt, CellRange, MatrixGridProps } from './matrixGridProps';
import { createSelectionPainter, type PaintedParts } from './selectionPainter';
import { cellAt, positionOf, rangeOf, type ShownMatrix } from './shownMatrix';
import type { GridGeometry } from './useGridGeometry';

interface SelectionOptions {
  partsRef: RefObject<PaintedParts | null>;
  shown: ShownMatrix;
  geometry: GridGeometry;
  /** Draws what the scroll offset now shows. */
  follow: () => void;
  speak: (ring: GridPosition) => void;
  /** The ring stands in this cell now; a text cell takes the focus into its field. */
  onRing: (cell: HTMLElement, at: GridPosition, isFocusing: boolean) => void;
  props: Pick<MatrixGridProps, 'activeCell' | 'onActiveCellChange' | 'onRangeChange'>;
}

/** Ring and range. They live outside of React: moving them draws no row anew. */
export function useGridSelection({ partsRef, shown, geometry, follow, speak, onRing, props }: SelectionOptions) {
  const [painter] = useState(createSelectionPainter);
  const selectionRef = useRef<GridSelection | null>(null);
  const latest = useRef({ shown, geometry, props });
  /** Whether focus was in the grid before the last rendering; a cell that goes takes it along without a word. */
  const heldFocus = useRef(false);
  const told = useRef<{ active: CellAt | null; range: string }>({ active: null, range: '' });

  function entry(): GridPosition {
    return { row: latest.current.shown.stops[0] ?? 0, column: 0 };
  }

  function paint() {
    const parts = partsRef.current;
    if (!parts) return undefined;
    if (selectionRef.current) speak(selectionRef.current.ring);
    return painter.paint(parts, latest.current.geometry, selectionRef.current, entry());
  }

  function tell() {
    const { shown: now, props: callbacks } = latest.current;
    const selection = selectionRef.current;
    const active = selection && cellAt(now, selection.ring);
    const before = told.current.active;
    told.current.active = active;
    if (active?.rowId !== before?.rowId || active?.columnId !== before?.columnId) callbacks.onActiveCellChange?.(active);
    const range = selection && rangeOf(now, rectangleOf(selection.ring, selection.end));
    const key = range ? JSON.stringify(range) : '';
    if (key === told.current.range) return;
    told.current.range = key;
    callbacks.onRangeChange?.(range);
  }

  function select(ring: GridPosition, end: GridPosition = ring, { isFocusing = true, isRevealing = true } = {}) {
    const { shown: now } = latest.current;
    const [ringSpot, endSpot] = [spotAt(now, ring), spotAt(now, end)];
    if (!ringSpot || !endSpot) return;
    selectionRef.current = { ring: ringSpot, end: endSpot };
    if (isRevealing) reveal(endSpot);
    const cell = paint();
    if (cell) onRing(cell, ringSpot, isFocusing);
    tell();
  }

  /** Scrolls as little as needed; what is frozen covers nothing of the cell. */
  function reveal({ row, column }: GridPosition) {
    const root = partsRef.current?.root;
    if (!root) return;
    const { rowOffsets, columnOffsets, head, foot, countWidth } = latest.current.geometry;
    root.scrollTop = nearest(root.scrollTop, rowOffsets[row]!, rowOffsets[row + 1]!, root.clientHeight - head - foot);
    root.scrollLeft = nearest(
      root.scrollLeft,
      columnOffsets[column]!,
      columnOffsets[column + 1]!,
      root.clientWidth - frozenWidth - countWidth,
    );
    follow();
  }

  // After every rendering: rows and columns may have gone, moved or been drawn anew.
  useLayoutEffect(() => {
    latest.current = { shown, geometry, props };
    const parts = partsRef.current;
    const hadFocus = parts !== null && heldFocus.current;
    selectionRef.current = selectionNow(shown, selectionRef.current);
    const cell = paint();
    if (hadFocus && cell && parts && !parts.root.contains(document.activeElement) && isFocusFree()) {
      onRing(cell, selectionRef.current!.ring, true);
    }
    heldFocus.current = parts?.root.contains(document.activeElement) ?? false;
    tell();
  });

  const wanted = props.activeCell;
  useLayoutEffect(() => {
    if (wanted === undefined) return;
    const ring = selectionRef.current?.ring;
    const now = ring ? cellAt(latest.current.shown, ring) : null;
    if (now?.rowId === wanted?.rowId && now?.columnId === wanted?.columnId) return;
    const at = wanted && positionOf(latest.current.shown, wanted);
    if (at) select(at, at, { isFocusing: heldFocus.current });
    else if (!wanted) {
      selectionRef.current = null;
      told.current = { active: null, range: '' };
      paint();
    }
    // Only a new wish counts: an application that does not answer leaves the ring where the person put it.
  }, [wanted?.rowId, wanted?.columnId]);

  return {
    select,
    paint,
    heldFocus,
    current: () => selectionRef.current,
    area: (): GridRectangle | null => {
      const selection = selectionRef.current;
      return selection && rectangleOf(selection.ring, selection.end);
    },
    isRange: () => {
      const selection = selectionRef.current;
      return selection !== null && !isOneCell(rectangleOf(selection.ring, selection.end));
    },
  };
}

export type GridSelectionHandle = ReturnType<typeof useGridSelection>;

/** Whether focus went nowhere: a cell that held it is gone. */
function isFocusFree() {
  return document.activeElement === null || document.activeElement === document.body;
}

function nearest(scroll: number, start: number, end: number, room: number) {
  if (start < scroll) return start;
  return end > scroll + room ? end - Math.max(0, room) : scroll;
}
