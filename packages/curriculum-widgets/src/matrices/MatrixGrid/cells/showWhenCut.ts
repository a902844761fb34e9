import type { PointerEvent } from 'react';

/** Gives the whole text as tooltip to a label or text that is cut, when the pointer comes over it. */
export function showWhenCut({ target }: PointerEvent) {
  if (!(target instanceof HTMLElement)) return;
  const words = target.closest<HTMLElement>('b, [data-part="text"], [data-part="name"] > span, [data-part="caption"], [data-gap]');
  if (!words || !words.closest('[role="row"]')) return;
  const isCut = words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight + 1;
  if (isCut) words.title = words.textContent ?? '';
  else words.removeAttribute('title');
}
