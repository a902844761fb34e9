import type { Locator, Page } from '@playwright/test';

/** Drags one element onto the middle of another with real pointer events. */
export async function dragOnto(page: Page, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded();
  const start = centreOf(await from.boundingBox());
  const end = centreOf(await to.boundingBox());
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y + Math.sign(end.y - start.y) * 8, { steps: 20 });
  await page.mouse.move(end.x, end.y + Math.sign(end.y - start.y) * 10, { steps: 5 });
  await page.mouse.up();
}

function centreOf(box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error('dragOnto: what is dragged has no place on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
