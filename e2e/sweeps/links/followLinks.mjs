/** What follows a link: those into the workbench as its router does, files by asking for them, those that lead out by a click that no network answers. */
const outsideAnswer = { contentType: 'text/html', body: '<!doctype html><title>outside</title>' };

/** Navigates to a URL of the workbench without reloading the page; a fault where it ends at 404 or its content fails. */
export async function followInApp(page, listener, address) {
  // The router follows entries pushed onto the history, as it does when a link is pressed.
  await page.evaluate((url) => history.pushState(null, '', url), `/course${address}`);
  await listener.settle(150);
  const at = new URL(page.url()).pathname;
  return [...(at === '/course/404' ? ['ends at 404'] : []), ...listener.takeFaults()];
}

/** Asks for a file as the page would. */
export async function followFile(page, url) {
  const status = await page.evaluate((address) => fetch(address).then((reply) => reply.status), url);
  return status >= 400 ? [`answers HTTP ${status}`] : [];
}

/** Clicks an external link, and reports where the browser went instead of the URL in the data. */
export async function followOut(page, href) {
  if (!/^https?:/i.test(href)) return [];
  const context = page.context();
  const here = page.url();
  const own = new URL(here).origin;
  const asked = [];
  const isOutside = (url) => url.origin !== own && /^https?:$/.test(url.protocol);
  await context.route(isOutside, (route) => {
    asked.push(route.request().url());
    return route.fulfill(outsideAnswer);
  });
  const [opened] = await Promise.all([
    context.waitForEvent('page', { timeout: 5000 }).catch(() => undefined), // Reported below: nothing was requested, or this page was left.
    page.locator(`a[href="${href}"]`).first().click({ timeout: 5000 }),
  ]);
  await opened?.waitForLoadState();
  await opened?.close();
  await context.unroute(isOutside);
  if (page.url() !== here) {
    await page.goto(here);
    await page.locator(`a[href="${href}"]`).first().waitFor();
  }
  const wanted = new URL(href).href;
  if (!asked.includes(wanted)) return [`a click asks for ${asked[0] ?? 'nothing'} and not for ${wanted}`];
  return opened ? [] : ['takes the workbench away instead of opening a tab'];
}
