/** What a browser loads to show one page for the first time. */
import { setTimeout as pause } from 'node:timers/promises';

/** Nothing is loaded for this long once a page has been loaded: parts that wait for an idle browser are loaded by then. */
const settledAfter = 3000;

/** The line by which a page hears of others' changes stays open, so it belongs to no first view. */
const isOpenLine = ({ path }) => path.startsWith('/college/api/live/');

/**
 * Opens a page with an empty cache and waits until it loads nothing more. Returns its calls and its scripts, the bytes of each as the network carried
 * them: compressed, with headers.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {readonly (readonly [string, string])[]} stored what the tab holds in its session storage
 */
export async function firstView(browser, address, stored = []) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    for (const [name, value] of entries) sessionStorage.setItem(name, value);
  }, stored);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map();
  const isLoading = () => [...requests.values()].some((request) => !request.isDone && !isOpenLine(request));
  let lastEvent = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    lastEvent = performance.now();
    const { pathname, search } = new URL(request.url);
    requests.set(requestId, {
      method: request.method,
      path: pathname,
      search,
      body: request.postData ?? '',
      type,
      bytes: 0,
      isDone: false,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastEvent = performance.now();
    Object.assign(requests.get(requestId) ?? {}, { bytes: encodedDataLength, isDone: true });
  });
  session.on('Network.loadingFailed', ({ requestId }) => Object.assign(requests.get(requestId) ?? {}, { isDone: true }));
  await page.goto(address);
  await page.locator('h1').first().waitFor({ timeout: 60_000 });
  while (performance.now() - lastEvent < settledAfter || isLoading()) await pause(50);
  await context.close();
  const all = [...requests.values()];
  const calls = all.filter((request) => request.path.startsWith('/college/api/') && !isOpenLine(request));
  const scripts = all.filter(({ type }) => type === 'Script');
  return {
    calls: calls.map(({ method, path, search, body, bytes }) => ({ call: `${method} ${path}${search}`, body, bytes })),
    scripts: scripts.map(({ path, bytes }) => ({ path, bytes })),
  };
}
