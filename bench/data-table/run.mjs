/** `DataTable` compared with plain DOM, plain React and other tables, with the links and actions that the product's rows have. */
import { buildPages, servePages } from '../browser/pages.mjs';
import { launch, median, openPage } from '../browser/measure.mjs';
import { isWanted, roundsOr } from '../browser/selection.mjs';
import { rowsOf } from './figures.mjs';

const all = {
  ours: 'ours',
  plain: 'plain DOM',
  'plain-react': 'plain React',
  'ag-grid': 'AG Grid 36 community',
  antd: 'Ant Design 6 virtual Table',
  'react-aria': 'React Aria virtualized Table',
};
const rounds = roundsOr(5);
const many = 10_000;
const few = 100;
const names = Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name)));
/** Rows of a page; above a table's window it draws what is in sight and some overscan. */
const least = 10;

async function mountOnce(browser, url, count) {
  const measured = await openPage(browser, url);
  const { page, cost } = measured;
  const names = () => page.evaluate(() => window.contender.names());
  const expectNames = async (what, isAsExpected) => {
    const shown = await names();
    if (shown.length < least || !isAsExpected(shown)) {
      throw new Error(
        `bench/data-table: ${url} shows ${shown.length} rows ${what}, from ${shown[0]}. Its figures would mean nothing; mend the page.`,
      );
    }
  };
  try {
    await page.evaluate((rows) => window.contender.prepare(rows), count);
    const mount = await cost(() => window.contender.mount());
    await expectNames('mounted', ([first]) => first === '数据结构 1');
    if (count !== many) return { mount };
    const heap = await measured.heap();
    const scroll = (await cost(scrollThrough, 480)) / 60;
    const blank = await page.evaluate(scrollThrough, 3000);
    await page.evaluate(() => window.contender.scrollTo(0));
    await measured.rest();
    const sort = await cost(() => window.contender.sort({ id: 'name', direction: 'ascending' }));
    await expectNames('sorted', ([first]) => first === '操作系统 3');
    await measured.rest();
    const key = await cost(() => window.contender.filter('数据'));
    await expectNames('filtered', (shown) => shown.every((name) => name.includes('数据')));
    return { mount, heap, scroll, blank, sort, key };
  } finally {
    await measured.close();
  }
}

/** Frames of a quick wheel; counts those that were painted without a row in the middle. */
function scrollThrough(distance) {
  const looksAtFrames = distance > 1000;
  const frames = looksAtFrames ? 120 : 60;
  return new Promise((resolve) => {
    let frame = 0;
    let blank = 0;
    // Between frames, as a wheel scrolls: the table learns of it before the next frame is painted.
    const between = new MessageChannel();
    between.port1.onmessage = () => {
      if (looksAtFrames && frame > 0 && window.contender.isBlank()) blank += 1;
      if (frame === frames) return resolve(blank);
      frame += 1;
      window.contender.scrollTo(frame * distance);
      requestAnimationFrame(() => between.port2.postMessage(undefined));
    };
    requestAnimationFrame(() => between.port2.postMessage(undefined));
  });
}

async function measure(browser, url, count) {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await mountOnce(browser, url, count));
  return Object.fromEntries(Object.keys(taken[0]).map((key) => [key, median(taken.map((one) => one[key]))]));
}

async function emptyHeap(browser, url) {
  const measured = await openPage(browser, url);
  const heap = await measured.heap();
  await measured.close();
  return heap;
}

/** @returns {Promise<{ figure: string, ours: string, baseline: string, peers: string, target: string, met: boolean | null }[]>} */
export async function run() {
  const server = await servePages(await buildPages('data-table', ['empty', ...Object.keys(names)]));
  const browser = await launch();
  try {
    const empty = await emptyHeap(browser, `${server.url}/empty.html`);
    const taken = {};
    for (const name of Object.keys(names)) {
      const url = `${server.url}/${name}.html`;
      taken[name] = { few: await measure(browser, url, few), many: await measure(browser, url, many) };
    }
    return rowsOf(taken, empty, names);
  } finally {
    await browser.close();
    server.close();
  }
}
