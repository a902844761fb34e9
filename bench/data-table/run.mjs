/** `DataTable` compared with plain DOM and other tables: mounting, scrolling, memory. */
import { buildPages, servePages } from '../browser/pages.mjs';
import { launch, median, openPage } from '../browser/measure.mjs';

const names = {
  ours: 'ours',
  plain: 'plain DOM',
  'react-aria': 'React Aria virtualized Table',
  'rc-table': 'rc-table VirtualTable (Ant Design)',
};
const peers = ['react-aria', 'rc-table'];
const rounds = 5;
const many = 10_000;
const few = 100;

async function mountOnce(browser, url, count) {
  const measured = await openPage(browser, url);
  try {
    await measured.page.evaluate((rows) => window.contender.prepare(rows), count);
    const mount = await measured.cost(() => window.contender.mount());
    const rows = await measured.page.locator('[role="row"], .rc-table-row').count();
    if (rows < 10) throw new Error(`bench/data-table: ${url} drew ${rows} rows. Its figures would mean nothing; mend the page.`);
    const heap = await measured.heap();
    const scroll = count === many ? await measured.cost(scrollThrough) : 0;
    return { mount, heap, scroll };
  } finally {
    await measured.close();
  }
}

/** Sixty frames of a quick wheel. */
function scrollThrough() {
  return new Promise((resolve) => {
    let frame = 0;
    function step() {
      frame += 1;
      window.contender.scrollTo(frame * 480);
      if (frame < 60) requestAnimationFrame(step);
      else resolve(undefined);
    }
    requestAnimationFrame(step);
  });
}

async function measure(browser, url, count) {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await mountOnce(browser, url, count));
  return Object.fromEntries(['mount', 'heap', 'scroll'].map((key) => [key, median(taken.map((one) => one[key]))]));
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
  const server = await servePages(await buildPages('data-table', ['empty', ...Object.keys(names)]));
  const browser = await launch();
  try {
    const empty = await emptyHeap(browser, `${server.url}/empty.html`);
    const taken = {};
    for (const name of Object.keys(names)) {
      const url = `${server.url}/${name}.html`;
      taken[name] = { few: await measure(browser, url, few), many: await measure(browser, url, many) };
    }
    return rowsOf(taken, empty);
  } finally {
    await browser.close();
    server.close();
  }
}

function rowsOf(taken, empty) {
  const { ours, plain } = taken;
  const growth = ours.many.mount / ours.few.mount;
  const beside = (value) => peers.map((peer) => `${names[peer]} ${value(taken[peer])}`).join('; ');
  return [
    {
      figure: 'DataTable: mounting 10,000 rows, against 100 rows',
      ours: `${times(ours.many.mount, ours.few.mount)} (${milliseconds(ours.many.mount)})`,
      baseline: `${times(plain.many.mount, plain.few.mount)} (${milliseconds(plain.many.mount)})`,
      peers: beside(({ many: all, few: some }) => `${times(all.mount, some.mount)} (${milliseconds(all.mount)})`),
      target: '< 2×',
      met: growth < 2,
    },
    {
      figure: 'DataTable: mounting 10,000 rows, against plain DOM',
      ours: times(ours.many.mount, plain.many.mount),
      baseline: '1×',
      peers: beside(({ many: all }) => times(all.mount, plain.many.mount)),
      target: '–',
      met: null,
    },
    {
      figure: 'DataTable: 60 frames of scrolling in 10,000 rows, against plain DOM',
      ours: `${times(ours.many.scroll, plain.many.scroll)} (${milliseconds(ours.many.scroll / 60)} a frame)`,
      baseline: `1× (${milliseconds(plain.many.scroll / 60)} a frame)`,
      peers: beside(({ many: all }) => times(all.scroll, plain.many.scroll)),
      target: 'under 16 ms a frame',
      met: ours.many.scroll / 60 < 16,
    },
    {
      figure: 'DataTable: JavaScript heap of 10,000 rows above an empty page',
      ours: megabytes(ours.many.heap - empty),
      baseline: megabytes(plain.many.heap - empty),
      peers: beside(({ many: all }) => megabytes(all.heap - empty)),
      target: '–',
      met: null,
    },
  ];
}
