import { findControls, layerOf, belongTogether, type Control } from './controls';
import { pathOf, type Fault } from './fault';
import type { Box } from './clipBoxes';

/** Controls in the window under something of their own layer: a press at the middle of what shows of them would reach something else. */
export function findCovered(): Fault[] {
  return findControls().flatMap((control) => {
    const over = whatCovers(control);
    return over ? [{ kind: 'overlap' as const, what: `is covered by ${pathOf(over)}`, target: pathOf(control.element) }] : [];
  });
}

function whatCovers({ element, layer, boxes }: Control) {
  // For keys alone: what it lies in takes the press.
  if (getComputedStyle(element).pointerEvents === 'none') return undefined;
  const [box] = boxes;
  const over = box && elementAt(box);
  if (!over || over.contains(element) || belongTogether(element, over) || layerOf(over) !== layer) return undefined;
  return over;
}

function elementAt({ left, right, top, bottom }: Box) {
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
}
