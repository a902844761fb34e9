import type { Point } from '../browsers/EnginePage';
import { thePart } from './findParts';
import type { PartQuery } from './PartQuery';

/**
 * Scrolls a part into view and returns where a person would press it. An error while it moves, is disabled or is covered by something else.
 * A radio button or checkbox that is drawn by its label is pressed there.
 */
export async function pressPlace(query: PartQuery): Promise<Point> {
  const part = thePart(query);
  const drawn = part.matches('input[type=radio], input[type=checkbox]') ? (part.closest('label') ?? part) : part;
  if (part.matches(':disabled, [aria-disabled=true]')) throw new Error('The part is disabled.');
  drawn.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const before = middleOf(drawn);
  await nextFrame();
  await nextFrame();
  const { x, y } = middleOf(drawn);
  if (before.x !== x || before.y !== y) throw new Error('The part is moving.');
  const top = document.elementFromPoint(x, y);
  if (!top || !drawn.contains(top)) throw new Error(`The part is covered by ${top?.outerHTML.slice(0, 200) ?? 'nothing'}.`);
  return { x, y };
}

function middleOf(element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
