import type { PointerEvent } from 'react';

/** Gives the full text as tooltip to a cell whose text is cut, when the pointer comes over it. */
export function titleWhenCut(event: PointerEvent) {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="gridcell"], [role="rowheader"]') : null;
  const words = cell?.firstElementChild;
  if (!cell || !words) return;
  if (words.scrollWidth > words.clientWidth) cell.title = words.textContent ?? '';
  else cell.removeAttribute('title');
}
