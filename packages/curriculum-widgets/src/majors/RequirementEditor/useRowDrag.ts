import { useEffect, useRef, type PointerEvent } from 'react';
import { dropPlace, type RowBounds } from './dropPlace';

/** Where a dragged row was let go: before or after the row with this key. */
export interface RowDrop {
  key: string;
  targetKey: string;
  side: 'before' | 'after';
}

/** Pixels that a press has to travel to become a drag. */
const reach = 4;

/** Dragging rows by their grips, with mouse, pen or finger; buttons and keys do the same without it. Esc lets go where it was. */
export function useRowDrag(root: { current: HTMLElement | null }, onDrop: (drop: RowDrop) => void) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  function handlePointerDown(event: PointerEvent) {
    const grip = event.button === 0 && event.target instanceof Element ? event.target.closest<HTMLElement>('[data-grip]') : null;
    const row = grip?.closest<HTMLElement>('[data-key]');
    const key = row?.dataset.key;
    if (!row || key === undefined) return;
    // The page must not select text on the way.
    event.preventDefault();
    const startY = event.clientY;
    let target: HTMLElement | null = null;
    let drop: RowDrop | null = null;

    function follow({ clientY }: globalThis.PointerEvent) {
      const isUnderWay = row!.hasAttribute('data-dragged');
      if (!root.current || (!isUnderWay && Math.abs(clientY - startY) < reach)) return;
      row!.setAttribute('data-dragged', '');
      const rows = [...root.current.querySelectorAll<HTMLElement>('[data-key]')];
      const place = dropPlace(rows.map(boundsOf), key!, clientY);
      target?.removeAttribute('data-drop');
      target = place && (rows.find((other) => other.dataset.key === place.key) ?? null);
      if (place) target?.setAttribute('data-drop', place.side);
      target?.scrollIntoView({ block: 'nearest' });
      drop = place && { key: key!, targetKey: place.key, side: place.side };
    }
    function letGo() {
      stop.current?.();
      if (drop) onDrop(drop);
    }
    function handleKey(pressed: KeyboardEvent) {
      if (pressed.key !== 'Escape') return;
      // While a row is held, Esc means the row.
      pressed.stopPropagation();
      stop.current?.();
    }
    stop.current?.();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', letGo, { signal });
    window.addEventListener('pointercancel', () => stop.current?.(), { signal });
    window.addEventListener('keydown', handleKey, { signal, capture: true });
    stop.current = () => {
      listening.abort();
      row.removeAttribute('data-dragged');
      target?.removeAttribute('data-drop');
      stop.current = null;
    };
  }
  return { onPointerDown: handlePointerDown };
}

function boundsOf(row: HTMLElement): RowBounds {
  const { top, bottom } = row.getBoundingClientRect();
  return { key: row.dataset.key!, level: row.dataset.level === 'requirement' ? 'requirement' : 'indicator', top, bottom };
}
