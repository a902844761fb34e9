import { relateValues, type Relate } from '@college/curriculum-model';
import { isInComposition } from '@college/ui/composition';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { RulerCell } from './rulerCells';

const strengths: Readonly<Record<string, Relate>> = {
  '1': relateValues.strong,
  '2': relateValues.weak,
  '0': relateValues.none,
  Delete: relateValues.none,
};

/** The keyboard of the ruler: one Tab stop, arrows, Home and End; 1, 2, 0 and Delete set the strength. */
export function useRulerFocus(
  cells: readonly RulerCell[],
  activeIndicators: readonly number[],
  onRelateChange?: (requireId: number, relate: Relate) => void,
) {
  const listRef = useRef<HTMLUListElement>(null);
  const [lastId, setLastId] = useState<number | null>(null);
  const wanted = lastId ?? activeIndicators[0];
  const stopId = cells.some(({ id }) => id === wanted) ? wanted : cells[0]?.id;

  // Sideways only: bringing the whole strip into view would move the page.
  const activeId = activeIndicators[0];
  useEffect(() => {
    const list = listRef.current;
    const mark = list?.querySelector(`[data-id="${activeId}"]`)?.closest('li');
    if (!list || !mark) return;
    const [room, place] = [list.getBoundingClientRect(), mark.getBoundingClientRect()];
    if (place.left < room.left) list.scrollLeft += place.left - room.left;
    else if (place.right > room.right) list.scrollLeft += place.right - room.right;
  }, [activeId]);

  function placeOf(target: EventTarget): number {
    const id = target instanceof Element ? Number(target.closest('li')?.querySelector('[data-id]')?.getAttribute('data-id')) : NaN;
    return cells.findIndex((cell) => cell.id === id);
  }

  function handleFocus(event: FocusEvent) {
    setLastId(cells[placeOf(event.target)]?.id ?? null);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || isInComposition(event)) return;
    const place = placeOf(event.target);
    const cell = cells[place];
    if (!cell) return;
    const to = goal(event.key, place, cells.length);
    if (to !== null) {
      event.preventDefault();
      listRef.current?.querySelector<HTMLElement>(`[data-id="${cells[to]?.id}"]`)?.focus();
    } else if (onRelateChange && event.key in strengths) {
      event.preventDefault();
      const relate = strengths[event.key]!;
      if (relate !== cell.relate) onRelateChange(cell.id, relate);
    }
  }

  return { stopId, listRef, handleKeyDown, handleFocus };
}

function goal(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, place - 1);
    case 'ArrowRight':
      return Math.min(count - 1, place + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
