/** `TransferPicker` compared with plain DOM and Ant Design's `Transfer`, with 10,000 items: opening, a search key, moving, choosing all, memory. */
import { buildPages, servePages } from '../browser/pages.mjs';
import { launch, median, openPage } from '../browser/measure.mjs';
import { isWanted, roundsOr } from '../browser/selection.mjs';

const count = 10_000;
const names = ['ours', 'plain', 'antd'].filter(isWanted);
// Ant Design draws every item: once takes as long as all the others together.
const rounds = { ours: roundsOr(5), plain: roundsOr(5), antd: 1 };
const settle = 450;

/** A debounced search and closing effects come late; what they cost must not fall into the next figure. */
function settled(page) {
  return page.evaluate((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)), settle);
}

function expectSeen(name, act, seen, isRight) {
  if (!isRight)
    throw new Error(`bench/transfer: after "${act}" ${name} shows ${JSON.stringify(seen)}. Its figure would mean nothing; mend the page.`);
}

async function takeOnce(browser, url, name) {
  const measured = await openPage(browser, url);
  const { page, cost } = measured;
  const seen = () => page.evaluate(() => window.picker.seen());
  // A debounced search answers later; waiting costs no processor time.
  const rest = () => settled(page);
  async function act(words, run, isRight) {
    const spent = await cost(run);
    const now = await seen();
    expectSeen(name, words, now, isRight(now));
    return spent;
  }
  try {
    await page.evaluate((items) => window.picker.prepare(items), count);
    const mount = await act(
      'opening',
      () => window.picker.mount(),
      ({ rows }) => rows >= count,
    );
    await rest();
    const heap = await measured.heap();
    await page.evaluate(() => window.picker.focusSearch());
    await rest();
    const search = await act(
      'one search key',
      () => {
        window.picker.search('7');
        return new Promise((resolve) => setTimeout(resolve, 400));
      },
      ({ rows }) => rows > 0 && rows < count,
    );
    await page.evaluate(() => window.picker.search(''));
    await page.evaluate(() => window.picker.focusList());
    await rest();
    const selectAll = await act(
      'choosing all',
      () => window.picker.selectAll(),
      ({ chosen }) => chosen === count,
    );
    return { mount, heap, search, selectAll };
  } finally {
    await measured.close();
  }
}

async function moveOnce(browser, url, name) {
  const measured = await openPage(browser, url);
  try {
    await measured.page.evaluate((items) => window.picker.prepare(items), count);
    await measured.page.evaluate(() => window.picker.mount());
    await settled(measured.page);
    await measured.page.evaluate(() => window.picker.chooseHundred());
    await settled(measured.page);
    const move = await measured.cost(() => window.picker.move());
    const now = await measured.page.evaluate(() => window.picker.seen());
    expectSeen(name, 'moving 100', now, now.moved === 100);
    return { move };
  } finally {
    await measured.close();
  }
}

async function measure(browser, url, name) {
  const taken = [];
  for (let round = 0; round < rounds[name]; round += 1) {
    taken.push({ ...(await takeOnce(browser, url, name)), ...(await moveOnce(browser, url, name)) });
  }
  return Object.fromEntries(Object.keys(taken[0]).map((key) => [key, median(taken.map((one) => one[key]))]));
}

async function emptyHeap(browser, url) {
  const measured = await openPage(browser, url);
  const heap = await measured.heap();
  await measured.close();
  return heap;
}

const times = (a, b) => `${(a / b).toFixed(1)}×`;
const milliseconds = (value) => `${value.toFixed(1)} ms`;
const megabytes = (value) => `${(value / 2 ** 20).toFixed(1)} MB`;

/** @returns {Promise<{ figure: string, ours: string, baseline: string, peers: string, target: string, met: boolean | null }[]>} */
export async function run() {
  const server = await servePages(await buildPages('transfer', ['empty', ...names]));
  const browser = await launch();
  try {
    const empty = await emptyHeap(browser, `${server.url}/empty.html`);
    const taken = {};
    for (const name of names) taken[name] = await measure(browser, `${server.url}/${name}.html`, name);
    return rowsOf(taken, empty);
  } finally {
    await browser.close();
    server.close();
  }
}

function rowsOf({ ours, plain, antd }, empty) {
  const against = (figure, key, limit, aim) => ({
    figure: `TransferPicker of 10,000 items: ${figure}, against plain DOM`,
    ours: `${times(ours[key], plain[key])} (${milliseconds(ours[key])})`,
    baseline: `1× (${milliseconds(plain[key])})`,
    peers: antd && `Ant Design Transfer ${times(antd[key], plain[key])} (${milliseconds(antd[key])})`,
    target: `≤ ${limit}×, aim ${aim}×`,
    met: ours[key] / plain[key] <= limit,
  });
  return [
    against('mounting', 'mount', 3, 2),
    against('one search key', 'search', 2, 1.5),
    against('moving 100', 'move', 1.4, 1.2),
    against('choosing all', 'selectAll', 1, 1),
    {
      figure: 'TransferPicker of 10,000 items: JavaScript heap above an empty page',
      ours: megabytes(ours.heap - empty),
      baseline: megabytes(plain.heap - empty),
      peers: antd && `Ant Design Transfer ${megabytes(antd.heap - empty)}`,
      target: '< 50 MB',
      met: ours.heap - empty < 50 * 2 ** 20,
    },
  ];
}
