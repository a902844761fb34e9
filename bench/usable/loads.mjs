/** What loading a page costs the main thread at full speed, and how many elements it has then. */

/** The pages that this is wanted of, and how much at most. */
export const loadedWithin = { syllabus: { processor: 400, nodes: 4000 }, 'page of a course unit': { processor: 350, nodes: 4000 } };

/** Milliseconds of processor time until the sign is there and the browser has nothing to do, and the elements of the page. */
export async function loadUntilRest(browser, { url, address, sign, stored }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    for (const [name, value] of entries) sessionStorage.setItem(name, value);
  }, stored);
  // The first page of an address gets a process of its own, whose time begins there.
  await page.goto(`${url}/course/mark.svg`);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const before = await taken();
  await page.goto(url + address);
  await page.locator(sign).first().waitFor({ timeout: 120_000 });
  await rest(page);
  const figures = { processor: (await taken()) - before, nodes: await page.evaluate(() => document.querySelectorAll('*').length) };
  await context.close();
  return figures;
}

/** Waits until the browser has had nothing to do three times in a row. */
export function rest(page) {
  return page.evaluate(async () => {
    for (let times = 0; times < 3;) {
      const left = await new Promise((resolve) => requestIdleCallback((deadline) => resolve(deadline.timeRemaining())));
      times = left > 40 ? times + 1 : 0;
    }
  });
}
