/** What an act costs in a browser: processor time of the main thread, and memory that stays. */
import { chromium } from 'playwright';
import { chromiumArguments, chromiumPath } from '../../scripts/browser.mjs';

/** Starts the browser that all figures of one run are taken in. */
export function launch() {
  return chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments, '--js-flags=--expose-gc'] });
}

/** The middle value. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/**
 * Opens a new page, waits until it is idle, and returns what is needed to measure interactions in it.
 * @param {import('playwright').Browser} browser
 */
export async function openPage(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  // Thread ticks count processor time alone: what other programs do meanwhile is not in them.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  page.on('pageerror', (error) => {
    throw new Error(`bench: ${url} failed: ${error.message}`);
  });
  await page.goto(url, { waitUntil: 'load' });

  async function taskMilliseconds() {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  }

  return {
    page,
    /** Main-thread milliseconds of an act, up to and with the frame that shows it. */
    async cost(act, argument) {
      const before = await taskMilliseconds();
      await page.evaluate(act, argument);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      return (await taskMilliseconds()) - before;
    },
    /** Lets the page finish what an act before left for later, such as what is done when scrolling has ended. */
    rest: () => page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 400))),
    /** Bytes of the JavaScript heap after a collection. */
    async heap() {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      return usedSize;
    },
    close: () => page.close(),
  };
}
