/** A rectangle on the screen. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where something was cut: the element that cuts, and on which axis how many pixels are lost. */
export interface Cut {
  by: Element;
  axis: 'x' | 'y';
  lost: number;
}

const tolerance = 2;

/**
 * Walks up from an element to the page and returns where its box is clipped permanently.
 * What a scroller hides can be reached; what overflow hidden, a paint boundary or the edge of a fixed layer hides cannot.
 */
export function cutOf(box: Box, element: Element, { isOwnClip }: { isOwnClip: boolean }): { cut?: Cut; seen: Box } {
  // A DOMRect has its edges as prototype getters, which a spread does not copy.
  const seen: Box = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
  let escape = isOwnClip ? 'none' : escapeOf(element);
  let first: Cut | undefined;
  for (let at = isOwnClip ? element : element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (!isPassedOver(escape, style)) {
      if (escape !== 'top') escape = 'none';
      const cut = at === document.body ? undefined : clip(seen, at, style);
      first ??= cut;
    }
    if (escapeOf(at) !== 'none') escape = escapeOf(at);
    if (escape === 'top') break;
  }
  return { cut: first ?? cutByPage(seen, escape === 'top' || escape === 'fixed'), seen };
}

type Escape = 'none' | 'absolute' | 'fixed' | 'top';

function escapeOf(element: Element): Escape {
  if (element.matches(':popover-open, :modal')) return 'top';
  const { position } = getComputedStyle(element);
  return position === 'fixed' ? 'fixed' : position === 'absolute' ? 'absolute' : 'none';
}

/** Whether an ancestor does not hold what is placed outside of the flow below it. */
function isPassedOver(escape: Escape, style: CSSStyleDeclaration) {
  if (escape === 'none') return false;
  const holdsAll = style.transform !== 'none' || style.filter !== 'none' || /paint|layout|strict|content/.test(style.contain);
  return !holdsAll && (escape !== 'absolute' || style.position === 'static');
}

/** Clips a box by one ancestor; the box becomes what can be seen of it, also where the rest can be scrolled to. */
function clip(seen: Box, by: Element, style: CSSStyleDeclaration): Cut | undefined {
  const isPaintBound = /paint|strict|content/.test(style.contain);
  const inner = innerBox(by);
  const x = clipAxis(seen, inner, ['left', 'right'], isPaintBound && style.overflowX === 'visible' ? 'clip' : style.overflowX);
  const y = clipAxis(seen, inner, ['top', 'bottom'], isPaintBound && style.overflowY === 'visible' ? 'clip' : style.overflowY);
  if (x > tolerance) return { by, axis: 'x', lost: Math.round(x) };
  return y > tolerance ? { by, axis: 'y', lost: Math.round(y) } : undefined;
}

function clipAxis(seen: Box, inner: Box, [from, to]: ['left', 'right'] | ['top', 'bottom'], overflow: string) {
  if (overflow === 'visible') return 0;
  const lost = Math.max(inner[from] - seen[from], seen[to] - inner[to]);
  const isScrolled = overflow === 'auto' || overflow === 'scroll';
  seen[from] = Math.min(Math.max(seen[from], inner[from]), inner[to]);
  seen[to] = Math.max(Math.min(seen[to], inner[to]), inner[from]);
  return isScrolled ? 0 : lost;
}

function innerBox(element: Element): Box {
  const { left, top } = element.getBoundingClientRect();
  const x = left + element.clientLeft;
  const y = top + element.clientTop;
  return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
}

/** The page scrolls to the right and down, never to the left or up; a fixed layer does not scroll at all. */
function cutByPage(seen: Box, isFixed: boolean): Cut | undefined {
  const by = document.documentElement;
  const start = isFixed ? { x: 0, y: 0 } : { x: -window.scrollX, y: -window.scrollY };
  const lost = { x: start.x - seen.left, y: start.y - seen.top };
  if (isFixed) {
    lost.x = Math.max(lost.x, seen.right - window.innerWidth);
    lost.y = Math.max(lost.y, seen.bottom - window.innerHeight);
  }
  if (lost.x > tolerance) return { by, axis: 'x', lost: Math.round(lost.x) };
  return lost.y > tolerance ? { by, axis: 'y', lost: Math.round(lost.y) } : undefined;
}
