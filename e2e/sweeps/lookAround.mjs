const apiPath = '/college/api/';

/** Records the faults of a page: console errors, rejected calls, failure messages. */
export function listenTo(page) {
  const faults = [];
  const open = new Set();
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  // The line to others stays open as long as the page.
  const isAwaited = (url) => url.includes(apiPath) && !url.includes('/live/');
  page.on('request', (request) => isAwaited(request.url()) && open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', async (request) => {
    const fault = request.url().includes(apiPath) ? await faultOfReply(request) : undefined;
    if (fault) faults.push(fault);
    open.delete(request);
  });

  /** Waits until the page is network-idle and shows more than skeletons. */
  async function settle(quiet = 500) {
    await untilQuiet(quiet);
    const isThere = () => document.querySelector('main')?.innerText.trim() && !document.querySelector('main [style*="--bar-width"]');
    const isDrawn = await page.waitForFunction(isThere, undefined, { timeout: 15_000 }).then(
      () => true,
      () => false, // Told as a fault of the page below.
    );
    if (!isDrawn) faults.push('still loading after 15 s');
    await untilQuiet(quiet);
  }

  async function untilQuiet(quiet) {
    let quietSince = Date.now();
    for (const deadline = Date.now() + 20_000; Date.now() < deadline && Date.now() - quietSince < quiet;) {
      if (open.size > 0) quietSince = Date.now();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  function takeFaults() {
    return faults.splice(0);
  }
  return { settle, takeFaults };
}

async function faultOfReply(request) {
  const response = await request.response();
  const name = new URL(request.url()).pathname.slice(apiPath.length);
  if (!response || response.status() >= 400) return `call ${name}: HTTP ${response?.status()}`;
  if (!response.headers()['content-type']?.includes('json')) return undefined;
  const reply = await response.json().catch(() => undefined); // The page went on before it was read.
  return reply === undefined || String(reply.code) === '0' ? undefined : `call ${name}: ${reply.code} ${reply.message}`;
}

/** What a person sees: controls without a name, controls that are off without a word, messages of failure. */
export function whatIsSaid(page) {
  return page.evaluate(() => {
    const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
    const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const all = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
    const isNamed = (element) => nameOf(element) !== '' || element.getAttribute('aria-labelledby') || element.labels?.length;
    const says = (element) => element.title || element.getAttribute('aria-describedby') || element.getAttribute('aria-description');
    return {
      nameless: all('button, a[href], [role="menuitem"]').filter((element) => !isNamed(element)).length,
      silent: all('button:disabled, [aria-disabled="true"]:not([aria-current])')
        .filter((element) => !says(element))
        .map(nameOf),
      alerts: all('[role="alert"]').map(nameOf).filter(Boolean),
    };
  });
}
