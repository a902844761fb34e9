import { activeElement } from '@college/ui/shadow';
import { useLayoutEffect, useRef, useState } from 'react';
import { isOneCell, rectangleOf, type GridPosition, type GridRectangle } from './gridRange';
import type { GridPlacesHandle } from '../layout/gridPlaces';
import { selectionNow, spotAt, type GridSelection } from './gridSelection';
import type { CellAt, MatrixGridProps } from '../matrixGridProps';
import { revealCell } from './revealCell';
import { createSelectionPainter } from './selectionPainter';
import { cellAt, positionOf, rangeOf, type ShownMatrix } from '../shown/shownMatrix';
import type { GridGeometry } from '../layout/useGridGeometry';

interface SelectionOptions {
  places: GridPlacesHandle;
  shown: ShownMatrix;
  geometry: GridGeometry;
  /** Draws what the scroll offset now shows. */
  follow: (isDrawing?: boolean) => void;
  speak: (ring: GridPosition) => void;
  /** Makes this cell active; a text cell focuses its input. */
  onRing: (cell: HTMLElement, at: GridPosition, isFocusing: boolean) => void;
  props: Pick<MatrixGridProps, 'activeCell' | 'onActiveCellChange' | 'onRangeChange'>;
}

/** State outside of React, so that moving the active cell re-renders no row. */
function createSelectionStore() {
  return {
    painter: createSelectionPainter(),
    selection: null as GridSelection | null,
    /** Whether focus was in the grid before the last rendering; a removed cell loses it without an event. */
    hasFocus: false,
    notifiedActive: null as CellAt | null,
    notifiedRange: '',
    wanted: undefined as CellAt | null | undefined,
    /** The active cell is not rendered yet and takes the focus when it is. */
    isFocusDue: false,
  };
}

/** Ring and range. */
export function useGridSelection({ places, shown, geometry, follow, speak, onRing, props }: SelectionOptions) {
  const [store] = useState(() => {
    const held = createSelectionStore();
    return { read: () => held, write: (change: Partial<typeof held>) => void Object.assign(held, change) };
  });
  const latest = useRef({ shown, geometry, props, speak, onRing, follow });

  function paint() {
    const parts = places.now();
    if (!parts) return undefined;
    const { selection, painter } = store.read();
    const { shown: now, geometry: measures, speak: say } = latest.current;
    if (selection) say(selection.ring);
    return painter.paint(parts, measures, selection, { row: now.stops[0] ?? 0, column: 0 });
  }

  function notify() {
    const { shown: now, props: callbacks } = latest.current;
    const { selection, notifiedActive, notifiedRange } = store.read();
    const active = selection && cellAt(now, selection.ring);
    const range = selection && rangeOf(now, rectangleOf(selection.ring, selection.end));
    const rangeKey = range ? JSON.stringify(range) : '';
    store.write({ notifiedActive: active, notifiedRange: rangeKey });
    if (!isSameCell(active, notifiedActive)) callbacks.onActiveCellChange?.(active);
    if (rangeKey !== notifiedRange) callbacks.onRangeChange?.(range);
  }

  function select(ring: GridPosition, end: GridPosition = ring, { isFocusing = true, isRevealing = true, isDrawing = false } = {}) {
    const { shown: now } = latest.current;
    const [ringSpot, endSpot] = [spotAt(now, ring), spotAt(now, end)];
    if (!ringSpot || !endSpot) return;
    store.write({ selection: { ring: ringSpot, end: endSpot } });
    const root = places.now()?.root;
    if (isRevealing && root) {
      revealCell(root, latest.current.geometry, endSpot);
      latest.current.follow(isDrawing);
    }
    const cell = paint();
    if (cell) latest.current.onRing(cell, ringSpot, isFocusing);
    store.write({ isFocusDue: !cell && isFocusing });
    notify();
  }

  /** A cell requested by the application; only a new request counts, so that an uncontrolled application does not reset the active cell. */
  function obey(wanted: CellAt | null | undefined) {
    const before = store.read().wanted;
    if (wanted === undefined || (before !== undefined && isSameCell(wanted, before))) return;
    store.write({ wanted });
    const { selection, hasFocus } = store.read();
    const now = selection && cellAt(latest.current.shown, selection.ring);
    if (isSameCell(now, wanted)) return;
    const at = wanted && positionOf(latest.current.shown, wanted);
    if (at) select(at, at, { isFocusing: hasFocus, isDrawing: true });
    else if (!wanted) {
      store.write({ selection: null, notifiedActive: null, notifiedRange: '' });
      paint();
    }
  }

  // After every render: rows and columns may have been removed, moved or remounted.
  useLayoutEffect(() => {
    latest.current = { shown, geometry, props, speak, onRing, follow };
    const root = places.now()?.root;
    if (!root) return;
    const { hasFocus, isFocusDue, selection } = store.read();
    store.write({ selection: selectionNow(shown, selection) });
    const cell = paint();
    if (cell && (isFocusDue || (hasFocus && isFocusFree()))) onRing(cell, store.read().selection!.ring, true);
    store.write({ hasFocus: root.contains(activeElement()), isFocusDue: isFocusDue && !cell });
    notify();
    obey(props.activeCell);
  });

  return {
    select,
    noteFocus: (hasFocus: boolean) => store.write({ hasFocus }),
    current: () => store.read().selection,
    area: (): GridRectangle | null => {
      const { selection } = store.read();
      return selection && rectangleOf(selection.ring, selection.end);
    },
    isRange: () => {
      const { selection } = store.read();
      return selection !== null && !isOneCell(rectangleOf(selection.ring, selection.end));
    },
  };
}

export type GridSelectionHandle = ReturnType<typeof useGridSelection>;

function isSameCell(one: CellAt | null | undefined, other: CellAt | null | undefined) {
  return one?.rowId === other?.rowId && one?.columnId === other?.columnId;
}

/** Whether focus went nowhere: the cell that held it is gone. */
function isFocusFree() {
  return activeElement() === null || activeElement() === document.body;
}
