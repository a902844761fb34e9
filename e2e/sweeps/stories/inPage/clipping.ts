import { cutOf, type Box, type Cut } from './clipBoxes';
import { controlSelector } from './controls';
import { isShown, pathOf, type Fault } from './fault';

const pictures = 'img, svg[role="img"], canvas';

/** Texts, controls and pictures that something cuts off, so that nobody can reach the rest. */
export function findClipped(): Fault[] {
  const found: Fault[] = [];
  for (const element of document.querySelectorAll('[data-cw-root] *')) {
    if (element.closest('svg') && !element.matches(pictures)) continue;
    const cut = firstCut(element);
    if (cut && isShown(element) && !element.closest('[inert], [data-sweep-ignore]') && !isShortenedInSight(element, cut)) {
      const edge = cut.by === document.documentElement ? 'the edge of the page' : pathOf(cut.by);
      const text = element.textContent?.trim().slice(0, 30) ?? '';
      found.push({ kind: 'clipped', what: `cut on ${cut.axis} by ${edge}: “${text}”`, target: pathOf(element), extent: `${cut.lost} px` });
    }
  }
  return found;
}

function firstCut(element: Element): Cut | undefined {
  if (element.matches(`${controlSelector}, ${pictures}`)) {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return undefined;
    const { cut } = cutOf(box, element, { isOwnClip: false });
    if (cut) return cut;
  }
  if (element.matches('option, script, style')) return undefined;
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
    for (const line of linesOf(node, element)) {
      const { cut } = cutOf(line, element, { isOwnClip: true });
      if (cut) return cut;
    }
  }
  return undefined;
}

/** The boxes of a text's lines, as high as its letters: the font's own box is higher than what is drawn. */
function linesOf(node: ChildNode, element: Element): Box[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ left, right, top, bottom }) => {
      const spare = Math.max(0, (bottom - top - size) / 2);
      return { left, right, top: top + spare, bottom: bottom - spare };
    });
}

/** An ellipsis shows that there is more, which a title, an accessible name, a tooltip or the opened list of choices contains. */
function isShortenedInSight(element: Element, { by, axis }: Cut) {
  const style = getComputedStyle(by);
  const isEllipsis = axis === 'x' ? style.textOverflow === 'ellipsis' : style.webkitLineClamp !== 'none';
  if (!isEllipsis && !(axis === 'y' && style.webkitLineClamp !== 'none')) return false;
  for (let at: Element | null = element, steps = 0; at && steps < 6; at = at.parentElement, steps += 1) {
    if (at.hasAttribute('title') || at.hasAttribute('aria-label') || at.hasAttribute('aria-describedby')) return true;
    if (at.matches('button[aria-haspopup="listbox"]')) return true;
  }
  return false;
}
