/** `Tree` and `Cascader` of 5,000 entries compared with plain virtualised DOM, Ant Design's and React Aria's: mounting or opening, and one key of a search. */
import { launch, median, openPage } from '../browser/measure.mjs';
import { buildPages, servePages } from '../browser/pages.mjs';
import { isWanted, roundsOr } from '../browser/selection.mjs';

const pages = ['tree-ours', 'tree-plain', 'tree-antd', 'tree-aria', 'cascader-ours', 'cascader-plain', 'cascader-antd'].filter(isWanted);
const rounds = roundsOr(7);

function expectSeen(name, act, seen, isRight) {
  if (isRight) return;
  const { rows, text } = seen;
  throw new Error(
    `bench/tree-cascader: after "${act}" ${name} shows ${rows} rows (${text.slice(0, 60)}…). Its figure would mean nothing; mend the page.`,
  );
}

/** Late effects must not fall into the next figure; waiting costs no processor time. */
function settled(page) {
  return page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
}

async function takeOnce(browser, url, name) {
  const measured = await openPage(browser, url);
  const { page, cost } = measured;
  const isCascader = name.startsWith('cascader');
  async function act(words, run, isRight) {
    const spent = await cost(run);
    await settled(page);
    const seen = await page.evaluate(() => window.levels.seen());
    expectSeen(name, words, seen, isRight(seen));
    return spent;
  }
  try {
    await page.evaluate(() => window.levels.prepare());
    const mount = await act(
      'mounting',
      () => window.levels.mount(),
      ({ rows }) => isCascader || rows >= 13,
    );
    const open = isCascader
      ? await act(
          'opening',
          () => window.levels.open(),
          ({ rows }) => rows >= 10,
        )
      : mount;
    await page.evaluate(() => window.levels.focusSearch());
    await settled(page);
    const search = async (query, isRight) => {
      const taken = await measured.cost((words) => window.levels.search(words), query);
      await settled(page);
      const seen = await page.evaluate(() => window.levels.seen());
      expectSeen(name, `searching ${query}`, seen, isRight(seen));
      return taken;
    };
    const firstKey = await search('7', ({ text }) => text.includes('1.1.7'));
    const key = await search('7.2', ({ text }) => text.includes('1.7.2') && !text.includes('1.1.1'));
    return { open, firstKey, key };
  } finally {
    await measured.close();
  }
}

async function measure(browser, url, name) {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await takeOnce(browser, url, name));
  return Object.fromEntries(Object.keys(taken[0]).map((key) => [key, median(taken.map((one) => one[key]))]));
}

const times = (a, b) => `${(a / b).toFixed(1)}×`;
const milliseconds = (value) => `${value.toFixed(1)} ms`;

/** @returns {Promise<{ figure: string, ours: string, baseline: string, peers: string, target: string, met: boolean | null }[]>} */
export async function run() {
  const server = await servePages(await buildPages('tree-cascader', pages));
  const browser = await launch();
  try {
    const taken = {};
    for (const name of pages) taken[name] = await measure(browser, `${server.url}/${name}.html`, name);
    return [
      row(taken, 'tree', 'Tree of 5,000 entries, all open: mounting', 'open', 2.5, 2),
      row(taken, 'tree', 'Tree of 5,000 entries: the first key of a search', 'firstKey', 1.5, 1.2),
      row(taken, 'tree', 'Tree of 5,000 entries: another key', 'key', 1.5, 1.2),
      row(taken, 'cascader', 'Cascader of 5,000 entries: opening', 'open', 3),
      row(taken, 'cascader', 'Cascader of 5,000 entries: the first key of a search', 'firstKey', 2),
      row(taken, 'cascader', 'Cascader of 5,000 entries: another key', 'key', 2),
    ].flat();
  } finally {
    await browser.close();
    server.close();
  }
}

const peers = { antd: 'Ant Design', aria: 'React Aria' };

function row(taken, kind, figure, key, limit, aim) {
  if (!taken[`${kind}-ours`] || !taken[`${kind}-plain`]) return [];
  const own = taken[`${kind}-ours`][key];
  const plain = taken[`${kind}-plain`][key];
  const others = Object.entries(peers).flatMap(([id, name]) => {
    const other = taken[`${kind}-${id}`]?.[key];
    return other === undefined ? [] : [`${name} ${times(other, plain)} (${milliseconds(other)})`];
  });
  return {
    figure: `${figure}, against plain DOM`,
    ours: `${times(own, plain)} (${milliseconds(own)})`,
    baseline: `1× (${milliseconds(plain)})`,
    peers: others.join(', ') || undefined,
    target: `≤ ${limit}×${aim ? `, aim ${aim}×` : ''}`,
    met: own / plain <= limit,
  };
}
