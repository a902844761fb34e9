const control = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** The focus stops of a row: the controls of a cell, or the cell itself where it has none. */
export function stopsOf(row: Element): HTMLElement[] {
  return [...row.children].flatMap((cell) => {
    const controls = [...cell.querySelectorAll<HTMLElement>(control)];
    return controls.length > 0 ? controls : cell instanceof HTMLElement ? [cell] : [];
  });
}

/** The row at this index, if it is rendered. */
export function rowAt(grid: Element, index: number) {
  return grid.querySelector<HTMLElement>(`[role="row"][data-index="${index}"]`);
}

/** The place of the row around an element; -1 outside the rows. */
export function rowIndexOf(target: EventTarget) {
  const row = target instanceof Element ? target.closest('[role="row"][data-index]') : null;
  return row ? Number(row.getAttribute('data-index')) : -1;
}

/** Where Left, Right, Home and End lead within the row. */
export function nextStop(event: { key: string; ctrlKey: boolean; metaKey: boolean }, stops: readonly HTMLElement[], stop: number) {
  if (event.ctrlKey || event.metaKey) return undefined;
  if (event.key === 'ArrowLeft') return stops[stop - 1];
  if (event.key === 'ArrowRight') return stops[stop + 1];
  if (event.key === 'Home') return stops[0];
  if (event.key === 'End') return stops.at(-1);
  return undefined;
}
