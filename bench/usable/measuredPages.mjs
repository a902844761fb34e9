/** The product with the sample programme, then with a large course: opens pages and acts on them as on an old machine; prints the median times. For `run.mjs`. */
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../scripts/browser.mjs';
import { freePort } from '../../e2e/support/freePort';
import { createPeople } from '../../e2e/support/people';
import { startProcess } from '../../e2e/support/serverProcess';
import { sessionEntries } from '../../e2e/support/signIn';
import { onSample } from '../../e2e/sweeps/onSample.mjs';
import { actsOf } from './acts.mjs';
import { loadedWithin, loadUntilRest } from './loads.mjs';
import { coursePages, otherPages } from './pages.mjs';
import { actUntilPainted, openSlowPage, openUntilUsable } from './slowPage.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const only = process.env.BENCH_ONLY?.split(',');
const [, , folder, big] = process.argv;
const figures = [];

await onSample(async (browser, url) => {
  const course = { majorId: 1001, courseId: 1004 };
  figures.push({ data: 'sample', ...(await measure({ browser, url, course, pages: [...otherPages, ...coursePages(course)] })) });
});
const port = await freePort();
const server = await startProcess({ port, folder });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const course = JSON.parse(big);
figures.push({ data: 'big course', ...(await measure({ browser, url: `http://127.0.0.1:${port}`, course, pages: coursePages(course) })) });
await browser.close();
await server.end('SIGTERM');
console.log(JSON.stringify(figures));

async function measure({ browser, url, course, pages }) {
  const signedIn = sessionEntries({ loginInfo: await createPeople(url).loginInfo('majorLeader') });
  const opened = [];
  for (const { name, address, sign, isPublic } of pages.filter(isAsked)) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await openSlowPage(browser, isPublic ? [] : signedIn);
      times.push(await openUntilUsable(page, url + address, sign));
      await page.context().close();
    }
    const figure = { name, usable: middle(times.map(({ usable }) => usable)), frame: middle(times.map(({ frame }) => frame)) };
    console.error(`${name}: ${JSON.stringify(figure)}`);
    opened.push(figure);
  }
  const acts = [];
  for (const { name, address, prepare, act } of actsOf(course).filter(isAsked)) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await openSlowPage(browser, signedIn);
      await page.goto(url + address);
      await prepare(page);
      times.push(await actUntilPainted(page, () => act(page)));
      await page.context().close();
    }
    const figure = { name, painted: middle(times) };
    console.error(`${name}: ${JSON.stringify(figure)}`);
    acts.push(figure);
  }
  const loads = [];
  for (const { name, address, sign } of pages.filter(isAsked).filter((page) => page.name in loadedWithin)) {
    const figures = [];
    for (let round = 0; round < rounds; round += 1) figures.push(await loadUntilRest(browser, { url, address, sign, stored: signedIn }));
    loads.push({ name, processor: middle(figures.map(({ processor }) => processor)), nodes: middle(figures.map(({ nodes }) => nodes)) });
  }
  return { pages: opened, acts, loads };
}

function isAsked({ name }) {
  return !only || only.includes(name);
}

function middle(times) {
  return times.toSorted((one, other) => one - other)[times.length >> 1];
}
