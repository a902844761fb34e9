import { cutOf, type Box } from './clipBoxes';
import { isShown, pathOf, type Fault } from './fault';

const roles = ['button', 'checkbox', 'radio', 'tab', 'menuitem', 'option', 'switch', 'slider', 'spinbutton', 'combobox', 'link'];

/** Everything that a person presses or types into. */
export const controlSelector = ['button', 'a[href]', 'input', 'select', 'textarea', ...roles.map((role) => `[role="${role}"]`)].join(', ');

/** A control that shows, with what can be pressed of it. */
export interface Control {
  element: Element;
  layer: Element;
  /** What can be seen of it: one box, or one for each line of a link in running text. */
  boxes: Box[];
}

/** The controls of the page. */
export function findControls(): Control[] {
  return [...document.querySelectorAll(`[data-cw-root] :is(${controlSelector})`)]
    .filter((element) => !element.closest('[inert], [data-sweep-ignore]') && isShown(element))
    .map((element) => ({ element, layer: layerOf(element), boxes: seenBoxes(element) }));
}

/** Pairs of controls of one layer that lie on top of each other. */
export function findOverlaps(): Fault[] {
  const controls = findControls();
  const found: Fault[] = [];
  for (const [index, one] of controls.entries()) {
    for (const other of controls.slice(index + 1)) {
      if (
        one.layer === other.layer &&
        one.boxes.some((box) => other.boxes.some((otherBox) => doOverlap(box, otherBox))) &&
        !belongTogether(one.element, other.element)
      ) {
        found.push({ kind: 'overlap', what: `lies on ${pathOf(other.element)}`, target: pathOf(one.element) });
      }
    }
  }
  return found;
}

function seenBoxes(element: Element) {
  return [...element.getClientRects()]
    .map((line) => cutOf(line, element, { isOwnClip: false }).seen)
    .filter(({ left, right, top, bottom }) => right - left > 4 && bottom - top > 4);
}

function doOverlap(one: Box, other: Box) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 4 && height > 4;
}

/** One inside the other, a hidden input under its label, or a field and the button inside its frame. */
export function belongTogether(one: Element, other: Element) {
  if (one.contains(other) || other.contains(one)) return true;
  const label = one.closest('label') ?? other.closest('label');
  if (label?.contains(one) && label.contains(other)) return true;
  return one.matches('input, textarea, select') !== other.matches('input, textarea, select') && one.parentElement === other.parentElement;
}

/** What floats over something else is meant to lie on it. */
export function layerOf(element: Element): Element {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { position, zIndex } = getComputedStyle(at);
    if (position === 'fixed' || position === 'sticky' || at.matches(':popover-open, [role="dialog"], [role="alertdialog"]')) return at;
    if (position !== 'static' && zIndex !== 'auto') return at;
  }
  return document.body;
}
