import { activeElement, elementAtPoint } from '@college/ui/shadow';
import { useState, type MouseEvent, type PointerEvent } from 'react';
import { linesOfHead, placeOfEvent } from '../layout/gridElements';
import { isOneCell, moved, rectangleOf, type GridPosition } from './gridRange';
import { createHolder } from '../layout/holder';
import type { DiscussedAt, MatrixGridProps } from '../matrixGridProps';
import { cellAt, type ShownMatrix } from '../shown/shownMatrix';
import type { DragScroll } from './useDragScroll';
import type { GridSelectionHandle } from './useGridSelection';

interface PointerOptions {
  shown: ShownMatrix;
  selection: GridSelectionHandle;
  props: MatrixGridProps;
  dragScroll: DragScroll;
  toggleGroup: (id: string, isClosing: boolean) => void;
  isTextAt: (at: GridPosition) => boolean;
  editText: () => boolean;
}

/** What a pressed mark of discussions or findings is about. */
function discussedAt(target: EventTarget | null, shown: ShownMatrix): DiscussedAt | null {
  const mark = target instanceof Element ? target.closest<HTMLElement>('[data-mark]') : null;
  if (!mark) return null;
  if (mark.dataset.ofGroup !== undefined) return { groupId: mark.dataset.ofGroup };
  const at = placeOfEvent(mark);
  if (at) return cellAt(shown, at);
  const lines = linesOfHead(mark);
  const line = lines && shown[lines.axis === 'row' ? 'rows' : 'columns'][lines.from];
  if (line?.kind !== 'line') return null;
  return (lines?.axis === 'row') === shown.isTransposed ? { columnId: line.key } : { rowId: line.key };
}

/** Click, shift and click, and dragging over cells, with one listener for all of them. A click selects; on the cell that is selected already it opens it. */
export function useGridPointer({ shown, selection, props, dragScroll, toggleGroup, isTextAt, editText }: PointerOptions) {
  const [drag] = useState(createHolder<{ from: GridPosition; to: GridPosition; wasActive: boolean }>);

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (event.target instanceof HTMLInputElement || event.button !== 0) return;
    const at = placeOfEvent(event.target);
    if (!at) return;
    const now = selection.current();
    if (event.shiftKey && now) {
      selection.select(now.ring, at);
      return;
    }
    // A finger scrolls; it selects by its click.
    if (event.pointerType === 'touch') return;
    drag.hold({ from: at, to: at, wasActive: isActive(at, event.currentTarget) });
    selection.select(at, at, { isRevealing: false });
  }

  /** Whether somebody works in the grid and has selected this cell alone. */
  function isActive(at: GridPosition, grid: HTMLElement): boolean {
    const now = selection.current();
    return (
      now !== null &&
      grid.contains(activeElement()) &&
      now.ring.row === at.row &&
      now.ring.column === at.column &&
      isOneCell(rectangleOf(now.ring, now.end))
    );
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const dragged = drag.now();
    if (!dragged) return;
    if (event.buttons === 0) {
      dragScroll.stop();
      drag.hold(null);
      return;
    }
    const at = placeOfEvent(elementAtPoint(event.clientX, event.clientY));
    if (at) {
      dragScroll.stop();
      if (at.row === dragged.to.row && at.column === dragged.to.column) return;
      // From the second cell on the grid captures the pointer; a click still reaches its cell.
      event.currentTarget.setPointerCapture(event.pointerId);
      dragTo(at);
      return;
    }
    dragScroll.goOn({ x: event.clientX, y: event.clientY }, ({ rows, columns }) => {
      const { to } = drag.now() ?? dragged;
      dragTo(moved(to, { to: 'step', rows, columns }, shown.stops, shown.columns.length));
    });
  }

  function dragTo(to: GridPosition) {
    const dragged = drag.now();
    if (!dragged) return;
    drag.hold({ ...dragged, to });
    selection.select(dragged.from, to);
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-group]') : null;
    if (button?.dataset.group !== undefined) {
      toggleGroup(button.dataset.group, button.getAttribute('aria-expanded') === 'true');
      return;
    }
    if (event.target instanceof HTMLInputElement) return;
    const dragged = drag.now();
    dragScroll.stop();
    drag.hold(null);
    const discussed = discussedAt(event.target, shown);
    if (discussed && props.onDiscuss) {
      props.onDiscuss(discussed, 'click');
      return;
    }
    const lines = linesOfHead(event.target);
    if (lines) {
      selectLines(lines);
      return;
    }
    const at = placeOfEvent(event.target);
    if (!at || event.shiftKey || (dragged && !isOneCell(rectangleOf(dragged.from, dragged.to)))) return;
    const wasActive = dragged?.wasActive ?? isActive(at, event.currentTarget);
    selection.select(at, at, { isRevealing: false });
    const cell = cellAt(shown, at);
    if (cell && wasActive && !isTextAt(at)) props.onOpen?.(cell, at.element, 'click');
  }

  /** A head selects what it names; Shift+Space and Ctrl+Space do the same. */
  function selectLines({ axis, from, to }: NonNullable<ReturnType<typeof linesOfHead>>) {
    const { stops, columns } = shown;
    if (stops.length === 0 || columns.length === 0 || (axis === 'row' && !stops.includes(from))) return;
    const [top, bottom] = axis === 'row' ? [from, to] : [stops[0]!, stops.at(-1)!];
    const [left, right] = axis === 'column' ? [from, to] : [0, columns.length - 1];
    selection.select({ row: top, column: left }, { row: bottom, column: right }, { isRevealing: false });
  }

  function handleDoubleClick(event: MouseEvent<HTMLElement>) {
    const at = placeOfEvent(event.target);
    if (at && isTextAt(at)) editText();
  }

  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onLostPointerCapture: dragScroll.stop,
    /** Focus follows the active cell. */
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (placeOfEvent(event.target) && !(event.target instanceof HTMLInputElement)) event.preventDefault();
    },
    onClick: handleClick,
    onDoubleClick: handleDoubleClick,
  };
}
