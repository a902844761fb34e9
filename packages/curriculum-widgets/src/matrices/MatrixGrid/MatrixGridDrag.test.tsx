import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { cellOf, grid, selected } from './gridInPage';
import { squaresGrid } from './storyGrids';

/** What a mouse with its button held does over an element, or at a place of the screen. */
function point(type: string, target: Element, { x, y }: { x: number; y: number }, buttons = 1) {
  const init = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y, button: 0, buttons };
  target.dispatchEvent(new PointerEvent(type, init));
}

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

it('keeps scrolling while a range is dragged past the edge, and follows the pointer again inside', async () => {
  await render(grid({ height: '480px' }, squaresGrid(30, 9)));
  const root = document.querySelector<HTMLElement>('[data-layout]')!;
  const [first, second] = [cellOf(1, 1), cellOf(2, 1)];
  point('pointerdown', first, middleOf(first));
  point('pointermove', second, middleOf(second));
  expect(selected()).toBe(2);
  point('pointermove', second, { x: middleOf(second).x, y: root.getBoundingClientRect().bottom + 40 });
  await expect.poll(selected).toBeGreaterThan(12);
  expect(root.scrollTop).toBeGreaterThan(0);
  const inside = { x: middleOf(second).x, y: middleOf(root).y };
  const row = document.elementFromPoint(inside.x, inside.y)!.closest('[data-row]')!;
  point('pointermove', root, inside);
  expect(selected()).toBe(Number(row.getAttribute('data-row')) + 1);
});
