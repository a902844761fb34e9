/** Opens a page in a fresh profile several times; returns the median first contentful paint and the transferred script bytes. */
export async function measurePaint(browser, url, rounds) {
  const paints = [];
  let scriptBytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(url);
    await page.getByRole('heading', { name: '登录' }).waitFor();
    // The page paints nothing before the form, so its first contentful paint is the first useful one. It is reported a frame later.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    paints.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime));
    scriptBytes = bytes;
    await context.close();
  }
  return { paint: paints.sort((a, b) => a - b)[Math.floor(paints.length / 2)], scriptBytes };
}
