/** Opens a page in a fresh profile several times; returns the median first contentful paint. */
export async function measurePaint(browser, url, rounds) {
  const paints = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(url);
    await page.getByRole('heading', { name: '登录' }).waitFor();
    // The page paints nothing before the form, so its first contentful paint is the first useful one. It is reported a frame later.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    paints.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime));
    await context.close();
  }
  return paints.sort((a, b) => a - b)[Math.floor(paints.length / 2)];
}
