/** `MatrixGrid` compared with plain DOM that draws what is in sight, AG Grid and Ant Design's table: mounting, one cell's change with its counts, memory. */
import { launch, median, openPage } from '../browser/measure.mjs';
import { buildPages, servePages } from '../browser/pages.mjs';
import { isWanted, roundsOr } from '../browser/selection.mjs';

const names = { ours: 'ours', plain: 'plain DOM', 'ag-grid': 'AG Grid 36 community', antd: 'Ant Design 6 Table' };
const sizes = [
  { rows: 60, columns: 40, mount: [1.6, 1.3], cell: [1.6, 1.3] },
  { rows: 200, columns: 100, mount: [1.2, 1.1], cell: [1.5, 1.2] },
];
const rounds = roundsOr(3);
/** What one change costs is less than a clock tick; so many are made one after the other, each with its own frame. */
const changesOf = (name) => (name === 'antd' ? 4 : 20);

/** Changes cells in sight, one a frame, each to another value than in the turn before; without a turn only the frames pass. */
async function changeMany([count, turn]) {
  for (let at = 0; at < count; at += 1) {
    if (turn !== null) window.matrix.change(2 + (at % 7), 3 + (at % 11), [0, 1, -1][(at + turn) % 3]);
    await new Promise((resolve) => requestAnimationFrame(() => resolve()));
  }
}

/** The dearest of some single changes, each with the frame that paints it. */
async function dearestChange({ cost }, count) {
  const frames = [];
  const spent = [];
  for (let at = 0; at < count; at += 1) {
    // The previous content must differ.
    await cost(([row, column]) => window.matrix.change(row, column, -1), [10 + at, 2 + at]);
    frames.push(await cost(() => {}));
    spent.push(await cost(([row, column, relate]) => window.matrix.change(row, column, relate), [10 + at, 2 + at, at % 3 === 0 ? 1 : 0]));
  }
  return Math.max(...spent) - median(frames);
}

async function takeOnce(browser, url, name, { rows, columns }) {
  const measured = await openPage(browser, url);
  const { page, cost } = measured;
  const changes = changesOf(name);
  const rest = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  try {
    await page.evaluate(([rowCount, columnCount]) => window.matrix.prepare(rowCount, columnCount), [rows, columns]);
    await rest();
    const empty = await measured.heap();
    const mount = await cost(() => window.matrix.mount());
    await rest();
    await expectMounted(page, name, rows);
    const heap = (await measured.heap()) - empty;
    await page.evaluate(changeMany, [changes, 0]);
    await rest();
    const idle = await cost(changeMany, [changes, null]);
    const changing = await cost(changeMany, [changes, 1]);
    const slowest = await dearestChange(measured, name === 'antd' ? 2 : 8);
    await expectChanged(page, name);
    return { mount, change: Math.max(0.01, (changing - idle) / changes), heap, slowest };
  } finally {
    await measured.close();
  }
}

function refuse(name, what) {
  throw new Error(`bench/matrix: ${names[name]} ${what}. Its figures would mean nothing; mend the page.`);
}

async function expectMounted(page, name, rows) {
  const words = await page.evaluate(() => document.body.innerText);
  if (!words.includes('课程 9') || !words.includes('毕业要求')) refuse(name, `does not show the matrix of ${rows} rows`);
}

/** The last change made (3, 2) … strong or weak: what shows must have followed. */
async function expectChanged(page, name) {
  const signsOf = () =>
    page.evaluate(() => {
      const rows = [...document.querySelectorAll('[role=row], tr')].filter((row) => /课程 4(?!\d)/.test(row.textContent ?? ''));
      return rows.map((row) => row.innerHTML).join('');
    });
  await page.evaluate(() => window.matrix.change(3, 3, -1));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const before = await readRow(page, signsOf);
  await page.evaluate(() => window.matrix.change(3, 3, 0));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  if (before === (await readRow(page, signsOf))) refuse(name, 'does not follow a change');
}

/** AG Grid renders the cells of a row apart from its pinned header: the row is searched in the whole document. */
async function readRow(page, signsOf) {
  return (await signsOf()) + (await page.evaluate(() => document.body.innerHTML.length));
}

async function measure(browser, url, name, size) {
  const taken = [];
  // Ant Design draws every cell as a component: once takes as long as all the others together.
  const times = name === 'antd' ? 1 : rounds;
  for (let round = 0; round < times; round += 1) taken.push(await takeOnce(browser, url, name, size));
  return Object.fromEntries(Object.keys(taken[0]).map((key) => [key, median(taken.map((one) => one[key]))]));
}

const milliseconds = (value) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
const times = (a, b) => `${(a / b).toFixed(2)}×`;
const megabytes = (value) => `${(value / 2 ** 20).toFixed(1)} MB`;

/** @returns {Promise<{ figure: string, ours: string, baseline: string, peers: string, target: string, met: boolean | null }[]>} */
export async function run() {
  const wanted = Object.keys(names).filter(isWanted);
  const server = await servePages(await buildPages('matrix', wanted));
  const browser = await launch();
  try {
    const rows = [];
    for (const size of sizes) {
      const taken = {};
      for (const name of wanted) taken[name] = await measure(browser, `${server.url}/${name}.html`, name, size);
      rows.push(...rowsOf(taken, size));
    }
    return rows;
  } finally {
    await browser.close();
    server.close();
  }
}

function rowsOf(taken, { rows, columns, mount, cell }) {
  const { ours, plain } = taken;
  const subject = `MatrixGrid of ${rows} × ${columns}`;
  const peers = (key, words, divisor) =>
    ['ag-grid', 'antd']
      .filter((name) => taken[name])
      .map(
        (name) =>
          `${names[name]} ${divisor ? `${times(taken[name][key], divisor)} (${words(taken[name][key])})` : words(taken[name][key])}`,
      )
      .join(', ');
  const against = (figure, key, [limit, aim]) => ({
    figure: `${subject}: ${figure}, against plain DOM with a window`,
    ours: `${times(ours[key], plain[key])} (${milliseconds(ours[key])})`,
    baseline: `1× (${milliseconds(plain[key])})`,
    peers: peers(key, milliseconds, plain[key]),
    target: `≤ ${limit}×, aim ${aim}×`,
    met: ours[key] / plain[key] <= limit,
  });
  return [
    against('mounting', 'mount', mount),
    against('one cell’s change', 'change', cell),
    {
      figure: `${subject}: a cell’s change until it is painted, the dearest of 8`,
      ours: milliseconds(ours.slowest),
      baseline: milliseconds(plain.slowest),
      peers: peers('slowest', milliseconds),
      target: '≤ 16.7 ms',
      met: ours.slowest <= 1000 / 60,
    },
    {
      figure: `${subject}: JavaScript heap of the mounted matrix`,
      ours: megabytes(ours.heap),
      baseline: megabytes(plain.heap),
      peers: peers('heap', megabytes),
      target: '< 10 MB',
      met: ours.heap < 10 * 2 ** 20,
    },
  ];
}
