import type { PointerEvent } from 'react';

/** Shows the full text of a cell that is cut as a tooltip, while the pointer is over it. */
export function titleWhenCut(event: PointerEvent) {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="gridcell"], [role="rowheader"]') : null;
  const words = cell?.hasAttribute('data-text') ? cell : cell?.firstElementChild;
  if (!cell || !words) return;
  if (words.scrollWidth > words.clientWidth) cell.title = words.textContent ?? '';
  else cell.removeAttribute('title');
}
