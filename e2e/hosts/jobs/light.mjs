import { expect } from '@playwright/test';
import { goalsJob } from './goals.mjs';

/** Writes `root="light"` into the markup as it is parsed, before the script makes elements of it. */
function writeLightRoots() {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.localName?.startsWith('college-') && !node.hasAttribute('root')) node.setAttribute('root', 'light');
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Reads and adds goals with `root="light"`: no shadow tree, and styles that the same policy lets pass. */
export const lightJob = {
  name: 'light',
  isFor: ({ hasStrictPolicy }) => hasStrictPolicy === true,
  async run({ page, host, faults }) {
    await page.addInitScript(writeLightRoots);
    await goalsJob.run({ page, host, faults });
    const panel = page.locator('college-goal-panel');
    expect(await panel.evaluate(({ shadowRoot }) => shadowRoot)).toBeNull();
    const inside = panel.locator('> [data-college-place="light"] [data-cw-root]').first();
    await expect(inside).toBeVisible();
    expect(await inside.evaluate((element) => getComputedStyle(element).getPropertyValue('--cw-color-surface'))).not.toBe('');
    await expect(page.getByRole('heading', { name: '专业矩阵' })).toBeVisible();
  },
};
