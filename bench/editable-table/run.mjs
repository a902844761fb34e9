/** `EditableTable` compared with plain DOM and bare dnd-kit: a key in 40 rows; opening 200 rows and dragging one of them. */
import { buildPages, servePages } from '../browser/pages.mjs';
import { launch, median, openPage } from '../browser/measure.mjs';
import { isWanted, roundsOr } from '../browser/selection.mjs';

const names = ['ours', 'plain', 'dnd-kit'].filter(isWanted);
const rounds = roundsOr(5);

function expectSeen(name, act, isRight, seen) {
  if (isRight) return;
  throw new Error(
    `bench/editable-table: after "${act}" ${name} shows ${JSON.stringify(seen)}. Its figure would mean nothing; mend the page.`,
  );
}

async function withPage(browser, url, count, take) {
  const measured = await openPage(browser, url);
  try {
    await measured.page.evaluate((rows) => window.table.prepare(rows), count);
    const mount = await measured.cost(() => window.table.mount());
    await measured.page.evaluate(() => window.table.rest());
    return { mount, ...(await take(measured)) };
  } finally {
    await measured.close();
  }
}

async function typeOnce(browser, url, name) {
  const { key } = await withPage(browser, url, 40, async ({ page, cost }) => {
    await page.evaluate(() => window.table.focusField());
    // The first key finds code that has not run before.
    for (let warm = 0; warm < 3; warm += 1) await cost(() => window.table.type());
    const keys = [];
    for (let times = 0; times < 9; times += 1) keys.push(await cost(() => window.table.type()));
    const typed = await page.evaluate(() => window.table.typed());
    expectSeen(name, 'twelve keys', typed.endsWith('x'.repeat(12)), typed);
    return { key: median(keys) };
  });
  return key;
}

async function dragOnce(browser, url) {
  return withPage(browser, url, 200, async ({ page, cost }) => {
    const lift = await cost(() => window.table.lift());
    const moves = [];
    for (let times = 0; times < 5; times += 1) moves.push(await cost(() => window.table.move()));
    const drop = await cost(() => window.table.drop());
    // It may slide to its place for a moment; without that its figure would mean nothing.
    await page.waitForFunction(() => [7, 8].includes(window.table.place()));
    return { lift, move: median(moves), drop };
  });
}

async function measure(browser, url, name) {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) {
    taken.push({ ...(await dragOnce(browser, url)), key: await typeOnce(browser, url, name) });
  }
  return Object.fromEntries(Object.keys(taken[0]).map((key) => [key, median(taken.map((one) => one[key]))]));
}

const times = (a, b) => `${(a / b).toFixed(1)}×`;
const milliseconds = (value) => `${value.toFixed(1)} ms`;

/** @returns {Promise<{ figure: string, ours: string, baseline: string, peers: string, target: string, met: boolean | null }[]>} */
export async function run() {
  const server = await servePages(await buildPages('editable-table', names));
  const browser = await launch();
  try {
    const taken = {};
    for (const name of names) taken[name] = await measure(browser, `${server.url}/${name}.html`, name);
    return rowsOf(taken);
  } finally {
    await browser.close();
    server.close();
  }
}

function rowsOf({ ours, plain, 'dnd-kit': bare }) {
  const against = (figure, key, limit) => ({
    figure: `EditableTable ${figure}, against plain DOM`,
    ours: `${times(ours[key], plain[key])} (${milliseconds(ours[key])})`,
    baseline: `1× (${milliseconds(plain[key])})`,
    peers: bare && `dnd-kit with plain rows ${times(bare[key], plain[key])} (${milliseconds(bare[key])})`,
    target: `≤ ${limit}×`,
    met: ours[key] / plain[key] <= limit,
  });
  return [
    {
      figure: 'EditableTable of 40 rows: a key',
      ours: `${milliseconds(ours.key)} (${times(ours.key, plain.key)})`,
      baseline: milliseconds(plain.key),
      peers: bare && `dnd-kit with plain rows ${milliseconds(bare.key)}`,
      target: '≤ 12 ms, aim 6 ms',
      met: ours.key <= 12,
    },
    against('of 200 rows: mounting', 'mount', 4),
    against('of 200 rows: lifting a row', 'lift', 5),
    against('of 200 rows: a move', 'move', 2.3),
    against('of 200 rows: the drop', 'drop', 6.3),
  ];
}
