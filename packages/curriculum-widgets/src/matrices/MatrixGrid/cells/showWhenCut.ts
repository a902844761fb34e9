import type { PointerEvent } from 'react';

/** Shows the whole text of a label or text that is cut as a tooltip, while the pointer is over it. */
export function showWhenCut({ target }: PointerEvent) {
  if (!(target instanceof HTMLElement)) return;
  const words = target.closest<HTMLElement>('b, [data-part="text"], [data-part="name"] > span, [data-part="caption"], [data-gap]');
  if (!words || !words.closest('[role="row"]')) return;
  const isCut = words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight + 1;
  if (isCut) words.title = words.textContent ?? '';
  else words.removeAttribute('title');
}
