import type { Relate } from '@college/curriculum-model';
import { elementAtPoint } from '@college/ui/shadow';
import { useEffect, useRef, useState, type PointerEvent } from 'react';

interface UseListDragOptions {
  /** The items that go along with the one that is taken hold of. */
  itemsOf: (item: number) => readonly number[];
  onDrop: (items: readonly number[], to: Relate) => void;
  onCancel: () => void;
}

const travel = 4;

/**
 * Dragging between the lists with mouse or pen. The lists handle it, not their rows: registering ten thousand rows, or each
 * row that scrolls into sight, would cost more than drawing them. Fingers scroll; keys and menus do the same as dragging.
 * The pointer's position is set as `--drag-x` and `--drag-y` of the element that handles it.
 */
export function useListDrag({ itemsOf, onDrop, onCancel }: UseListDragOptions) {
  const [drag, setDrag] = useState<{ items: readonly number[]; over: Relate | null } | null>(null);
  const isClickHeld = useRef(false);
  const listeners = useRef<AbortController>(null);
  useEffect(() => () => listeners.current?.abort(), []);

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>('[data-item]');
    if (!row || event.button !== 0 || event.pointerType === 'touch' || target.closest('[data-to]')) return;
    const start = { x: event.clientX, y: event.clientY };
    const item = Number(row.dataset.item);
    const from = listAt(target);
    const lists = event.currentTarget;
    const listening = new AbortController();
    listeners.current = listening;
    let items: readonly number[] | null = null;
    isClickHeld.current = false;

    function overOf(x: number, y: number) {
      const under = elementAtPoint(x, y);
      const over = under && lists.contains(under) ? listAt(under) : null;
      return over === from ? null : over;
    }
    function stop() {
      listening.abort();
      setDrag(null);
    }
    function handleMove(move: globalThis.PointerEvent) {
      if (!items && Math.hypot(move.clientX - start.x, move.clientY - start.y) < travel) return;
      items ??= itemsOf(item);
      isClickHeld.current = true;
      const over = overOf(move.clientX, move.clientY);
      setDrag((seen) => (seen && seen.over === over ? seen : { items: items!, over }));
      lists.style.setProperty('--drag-x', `${move.clientX}px`);
      lists.style.setProperty('--drag-y', `${move.clientY}px`);
    }
    function handleUp(up: globalThis.PointerEvent) {
      const over = items && overOf(up.clientX, up.clientY);
      const dropped = items;
      stop();
      if (dropped && over !== null) onDrop(dropped, over);
    }
    function handleKey(key: globalThis.KeyboardEvent) {
      if (key.key !== 'Escape' || !items) return;
      // Only the drag ends; a dialog around it stays.
      key.preventDefault();
      key.stopImmediatePropagation();
      stop();
      onCancel();
    }
    const { signal } = listening;
    window.addEventListener('pointermove', handleMove, { signal });
    window.addEventListener('pointerup', handleUp, { signal });
    window.addEventListener('pointercancel', stop, { signal });
    window.addEventListener('keydown', handleKey, { signal, capture: true });
  }

  /** The click that ends a drag chooses nothing. */
  function handleClickCapture(event: { stopPropagation: () => void }) {
    if (!isClickHeld.current) return;
    isClickHeld.current = false;
    event.stopPropagation();
  }

  return { drag, handlePointerDown, handleClickCapture };
}

function listAt(element: Element): Relate | null {
  const list = element.closest<HTMLElement>('[data-list]')?.dataset.list;
  return list === undefined ? null : (Number(list) as Relate);
}
