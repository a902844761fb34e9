import { expect, type Locator, type Page } from '@playwright/test';

/** Drags a row by its grip onto the middle of another grip with real pointer events, and lets go once it is `over` its place: moves are followed frame by frame. */
export async function dragOnto(page: Page, from: Locator, to: Locator, over: () => Promise<void>) {
  await from.scrollIntoViewIfNeeded();
  const start = centreOf(await from.boundingBox());
  const end = centreOf(await to.boundingBox());
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  // Dragging is loaded when a pointer comes over the rows first.
  await expect(async () => {
    await page.mouse.move(start.x, start.y + Math.sign(end.y - start.y) * 6);
    await page.mouse.move(start.x, start.y + Math.sign(end.y - start.y) * 8);
    expect(await from.evaluate((grip) => grip.closest('[data-dragging]') !== null)).toBe(true);
  }).toPass();
  await page.mouse.move(end.x, end.y + Math.sign(end.y - start.y) * 8, { steps: 20 });
  await page.mouse.move(end.x, end.y + Math.sign(end.y - start.y) * 10, { steps: 5 });
  await over();
  await page.mouse.up();
}

function centreOf(box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error('dragOnto: what is dragged has no place on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
