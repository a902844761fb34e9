/** A page as somebody has it on an old machine behind a slow network. */

const slowdown = 4;
const latency = 40;

/** Opens a page with an empty cache, which holds a sign-in. */
export async function openSlowPage(browser, stored) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    for (const [name, value] of entries) sessionStorage.setItem(name, value);
  }, stored);
  await page.addInitScript(watchPaints);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** In the page: remembers the longest way from an act to its paint, as browsers report it for interaction to next paint. */
function watchPaints() {
  const watched = { longest: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) watched.longest = Math.max(watched.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Milliseconds from the navigation to the first frame that shows something, and to the one that shows what can be used. */
export async function openUntilUsable(page, address, sign) {
  await page.addInitScript((selector) => {
    const seen = {};
    Object.assign(window, { seen });
    const look = () => {
      const node = document.querySelector(selector);
      if (node?.checkVisibility()) {
        // A frame later it is painted.
        requestAnimationFrame(() => (seen.usable = performance.now()));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, sign);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.seen?.usable > 0 && performance.getEntriesByName('first-paint').length > 0, null, {
    timeout: 120_000,
  });
  return page.evaluate(() => ({ usable: window.seen.usable, frame: performance.getEntriesByName('first-paint')[0].startTime }));
}

/** Milliseconds from an act to the paint that answers it; acts under 16 ms are 16 at most. */
export async function actUntilPainted(page, act) {
  await page.evaluate(() => (window.watched.longest = 0));
  await act();
  // An entry is reported some frames after its paint.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)), 300)));
  return page.evaluate(() => window.watched.longest);
}
