import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { placeOfEvent } from './gridElements';
import { isOneCell, rectangleOf, type GridPosition } from './gridRange';
import type { MatrixGridProps } from './matrixGridProps';
import { cellAt, type ShownMatrix } from './shownMatrix';
import type { GridSelectionHandle } from './useGridSelection';

interface PointerOptions {
  shown: ShownMatrix;
  selection: GridSelectionHandle;
  props: MatrixGridProps;
  toggleGroup: (id: string, isClosing: boolean) => void;
  isTextAt: (at: GridPosition) => boolean;
  editText: () => boolean;
}

/** Click, shift and click, and dragging over cells; heard once for all of them. */
export function useGridPointer({ shown, selection, props, toggleGroup, isTextAt, editText }: PointerOptions) {
  const drag = useRef<{ from: GridPosition; to: GridPosition } | null>(null);

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
    drag.current = { from: at, to: at };
    selection.select(at, at, { isRevealing: false });
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    if (!drag.current || event.buttons === 0) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const at = placeOfEvent(under);
    if (!at || (at.row === drag.current.to.row && at.column === drag.current.to.column)) return;
    drag.current.to = at;
    selection.select(drag.current.from, at);
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-group]') : null;
    if (button?.dataset.group !== undefined) {
      toggleGroup(button.dataset.group, button.getAttribute('aria-expanded') === 'true');
      return;
    }
    if (event.target instanceof HTMLInputElement) return;
    const dragged = drag.current;
    drag.current = null;
    const at = placeOfEvent(event.target);
    if (!at || event.shiftKey || (dragged && !isOneCell(rectangleOf(dragged.from, dragged.to)))) return;
    selection.select(at, at, { isRevealing: false });
    const cell = cellAt(shown, at);
    if (cell && !isTextAt(at)) props.onOpen?.(cell, at.element, 'click');
  }

  function handleDoubleClick(event: MouseEvent<HTMLElement>) {
    const at = placeOfEvent(event.target);
    if (at && isTextAt(at)) editText();
  }

  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: () => {
      // What was dragged over is a range already; only a click that stayed in its cell opens it.
      if (drag.current && isOneCell(rectangleOf(drag.current.from, drag.current.to))) drag.current = null;
    },
    /** Focus goes where the ring goes and nowhere else. */
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (placeOfEvent(event.target) && !(event.target instanceof HTMLInputElement)) event.preventDefault();
    },
    onClick: handleClick,
    onDoubleClick: handleDoubleClick,
  };
}
