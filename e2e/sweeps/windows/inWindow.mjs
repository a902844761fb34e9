/** What is looked at in a window of `npm run looks`, whose page has the script of the sweeps in it. */
import { join } from 'node:path';

/** What is wider than the window, cut, or on top of something else. */
export async function faultsOf(page) {
  return page.evaluate(async () => {
    const sweep = window.storySweep;
    await sweep.settle();
    // The row of the major matrix over the other two is a piece of a table.
    const sideways = sweep.findSidewaysRegions().filter(({ target }) => !target.includes('div[group]'));
    const faults = [...sweep.findWidePage(), ...sideways, ...sweep.findClipped(), ...sweep.findOverlaps(), ...sweep.findCovered()];
    const content = document.querySelector('#content');
    // The page itself never scrolls sideways, whatever is in it.
    const lost = content ? content.scrollWidth - content.clientWidth : 0;
    return [
      ...(lost > 1 ? [`the page scrolls sideways (${lost} px)`] : []),
      ...faults.map(({ kind, what, target, extent }) => `${kind}: ${target} ${what}${extent ? ` (${extent})` : ''}`),
    ];
  });
}

/** A picture in each theme; the page is light again afterwards. */
export async function takePicture(page, pictures, name, themes = ['light', 'dark']) {
  for (const theme of themes) {
    await page.evaluate((value) => document.querySelector('[data-cw-root]').setAttribute('data-cw-theme', value), theme);
    await page.screenshot({ path: join(pictures, `${name.replace(/[^\w=\p{Script=Han}]+/gu, '-')}-${theme}.png`), animations: 'disabled' });
  }
  await page.evaluate(() => document.querySelector('[data-cw-root]').setAttribute('data-cw-theme', 'light'));
}
