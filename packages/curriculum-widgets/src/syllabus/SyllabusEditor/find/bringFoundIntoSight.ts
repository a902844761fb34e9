import type { FoundText } from './highlights';

/** Brings a place into sight; in a text that is higher than the window its own line. */
export function bringFoundIntoSight({ node, start, end }: FoundText) {
  const element = node.parentElement;
  if (!element) return;
  element.scrollIntoView({ block: 'center' });
  const line = document.createRange();
  line.setStart(node, start);
  line.setEnd(node, end);
  const { top, height } = line.getBoundingClientRect();
  const off = top + height / 2 - window.innerHeight / 2;
  if (Math.abs(off) > window.innerHeight / 4) scrollerOf(element).scrollBy({ top: off });
}

function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}
