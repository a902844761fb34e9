import type { PointerEvent } from 'react';
import { useEffect, useRef } from 'react';
import { dropPlace, type RowBounds } from './dropPlace';

/** Where a dragged row was let go: before or after the row with this key. */
export interface RowDrop {
  key: string;
  targetKey: string;
  side: 'before' | 'after';
}

interface Drag {
  key: string;
  row: HTMLElement;
  startY: number;
  isUnderWay: boolean;
  drop: RowDrop | null;
  target: HTMLElement | null;
}

/** Pixels that a press has to travel to become a drag. */
const reach = 4;

/** Dragging rows by their grips, with mouse, pen or finger; buttons and keys do the same without it. Esc lets go where it was. */
export function useRowDrag(root: { current: HTMLElement | null }, onDrop: (drop: RowDrop) => void) {
  const drag = useRef<Drag | null>(null);

  function end() {
    const { current } = drag;
    current?.row.removeAttribute('data-dragged');
    current?.target?.removeAttribute('data-drop');
    drag.current = null;
    return current;
  }

  useEffect(() => {
    // Heard before anything else: while a row is held, Esc means the row.
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !drag.current) return;
      event.stopPropagation();
      end();
    }
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  }, []);

  return {
    onPointerDown(event: PointerEvent) {
      const grip = event.button === 0 && event.target instanceof Element ? event.target.closest<HTMLElement>('[data-grip]') : null;
      const row = grip?.closest<HTMLElement>('[data-key]');
      if (!grip || !row) return;
      event.preventDefault();
      drag.current = { key: row.dataset.key!, row, startY: event.clientY, isUnderWay: false, drop: null, target: null };
      if (event.nativeEvent.isTrusted) grip.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const { current } = drag;
      if (!current || !root.current || (!current.isUnderWay && Math.abs(event.clientY - current.startY) < reach)) return;
      current.isUnderWay = true;
      current.row.setAttribute('data-dragged', '');
      const rows = [...root.current.querySelectorAll<HTMLElement>('[data-key]')];
      const place = dropPlace(rows.map(boundsOf), current.key, event.clientY);
      current.target?.removeAttribute('data-drop');
      current.target = place ? (rows.find((row) => row.dataset.key === place.key) ?? null) : null;
      current.target?.setAttribute('data-drop', place!.side);
      current.target?.scrollIntoView({ block: 'nearest' });
      current.drop = place && { key: current.key, targetKey: place.key, side: place.side };
    },
    onPointerUp() {
      const ended = end();
      if (ended?.drop) onDrop(ended.drop);
    },
    onPointerCancel() {
      end();
    },
  };
}

function boundsOf(row: HTMLElement): RowBounds {
  const { top, bottom } = row.getBoundingClientRect();
  return { key: row.dataset.key!, level: row.dataset.level === 'requirement' ? 'requirement' : 'indicator', top, bottom };
}
