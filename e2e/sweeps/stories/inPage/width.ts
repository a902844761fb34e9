import { isShown, pathOf, type Fault } from './fault';

/** A page that must be scrolled sideways. */
export function findWidePage(): Fault[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth + 1) return [];
  const extent = `${scrollWidth - window.innerWidth} px`;
  return [{ kind: 'wide', what: 'the page is wider than its window', target: pathOf(widest()), extent }];
}

function widest() {
  let right = window.innerWidth;
  let found: Element = document.body;
  for (const element of document.querySelectorAll('[data-cw-root] *')) {
    const edge = element.getBoundingClientRect().right;
    if (edge > right + 1 && isShown(element)) [right, found] = [edge, element];
  }
  return found;
}

/** Regions that scroll sideways and are no tables: text that must be read in two directions (WCAG 1.4.10). */
export function findSidewaysRegions(): Fault[] {
  return [...document.querySelectorAll('[data-cw-root], [data-cw-root] *')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && isScroller(element) && isShown(element) && !isTable(element))
    .map((element) => ({
      kind: 'wide',
      what: 'scrolls sideways and is no table',
      target: pathOf(element),
      extent: `${element.scrollWidth - element.clientWidth} px`,
    }));
}

function isScroller(element: Element) {
  return /auto|scroll/.test(getComputedStyle(element).overflowX) && !element.matches('input, textarea');
}

const tables = 'table, [role="table"], [role="grid"], [role="treegrid"]';

function isTable(element: Element) {
  return element.closest(tables) !== null || element.querySelector(tables) !== null;
}
