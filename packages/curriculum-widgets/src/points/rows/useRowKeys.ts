import { isInComposition } from '@college/ui/composition';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';

interface RowActs {
  /** Enter on a row. */
  onEnter?: (key: string) => void;
  /** Space on a row. */
  onToggle?: (key: string) => void;
  /** Delete anywhere in a row. */
  onRemove?: (key: string) => void;
  /** Alt with an arrow anywhere in a row. */
  onMove?: (key: string, by: -1 | 1) => void;
}

const page = 10;

/** Keys of a `RowGrid`: arrows walk among rows and among the controls of a row; the grid is one stop of the Tab key. */
export function useRowKeys(acts: RowActs) {
  const last = useRef<string | null>(null);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const grid = event.currentTarget;
    const row = rowOf(event.target, grid);
    if (!row || row.hasAttribute('data-editing') || isInComposition(event) || event.ctrlKey || event.metaKey) return;
    const key = row.dataset.row ?? '';
    const stops = stopsOf(row);
    const stop = stops.indexOf(event.target as HTMLElement);
    const by = event.key === 'ArrowUp' ? -1 : 1;
    if (event.altKey) {
      if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || !acts.onMove) return;
      acts.onMove(key, by);
    } else if (event.key === 'Delete' && acts.onRemove) {
      acts.onRemove(key);
    } else if (stop === 0 && event.key === 'Enter' && acts.onEnter) {
      acts.onEnter(key);
    } else if (stop === 0 && event.key === ' ' && acts.onToggle) {
      acts.onToggle(key);
    } else {
      const target = beside(event.key, stops, stop) ?? stopIn(targetRow(event.key, rowsOf(grid), row), stop);
      if (!target) return;
      target.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    tabIndex: 0,
    onKeyDown: handleKeyDown,
    onFocus(event: FocusEvent<HTMLElement>) {
      const grid = event.currentTarget;
      const row = rowOf(event.target, grid);
      if (row) last.current = row.dataset.row ?? null;
      else if (event.target === grid) (rowsOf(grid).find(({ dataset }) => dataset.row === last.current) ?? rowsOf(grid)[0])?.focus();
      // Inside, the grid itself is no stop: Shift and Tab must lead out of it.
      grid.tabIndex = -1;
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.tabIndex = 0;
    },
  };
}

/** The row around a target; null outside the rows, as in a layer that opened from one. */
function rowOf(target: EventTarget, grid: HTMLElement): HTMLElement | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return row && grid.contains(row) ? row : null;
}

function rowsOf(grid: HTMLElement): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>('[data-row]:not([data-editing])')];
}

/** The row itself, then its controls. */
function stopsOf(row: HTMLElement): HTMLElement[] {
  return [row, ...row.querySelectorAll<HTMLElement>('button:not(:disabled), input:not(:disabled)')];
}

function stopIn(row: HTMLElement | undefined, stop: number): HTMLElement | undefined {
  if (!row) return undefined;
  const stops = stopsOf(row);
  return stops[Math.min(Math.max(stop, 0), stops.length - 1)];
}

function beside(key: string, stops: readonly HTMLElement[], stop: number): HTMLElement | undefined {
  if (key === 'ArrowLeft') return stops[stop - 1];
  return key === 'ArrowRight' ? stops[stop + 1] : undefined;
}

function targetRow(key: string, rows: readonly HTMLElement[], row: HTMLElement): HTMLElement | undefined {
  const index = rows.indexOf(row);
  switch (key) {
    case 'ArrowUp':
      return rows[index - 1];
    case 'ArrowDown':
      return rows[index + 1];
    case 'PageUp':
      return rows[Math.max(0, index - page)];
    case 'PageDown':
      return rows[Math.min(rows.length - 1, index + page)];
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    default:
      return undefined;
  }
}
