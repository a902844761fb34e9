/** `GoalTable` with 1,000 indicator points and 5,000 goals: what one key in its search field costs until the rows are painted. */
import { launch, median, openPage } from '../browser/measure.mjs';
import { buildPages, servePages } from '../browser/pages.mjs';

const names = { ours: 'ours', plain: 'plain DOM', antd: 'Ant Design 6 Table' };
/** Each of them brings ten other rows. */
const keywords = ['7', '72', '8', '85', '9'];
const rounds = 5;
const frame = 1000 / 60;

/** Types, unless there is nothing to type, and waits until the debounce is over; the frame that shows the rows is waited for by whoever measures. */
function type(value) {
  if (value !== undefined) window.goalTable.type(value);
  return new Promise((resolve) => setTimeout(resolve, 400));
}

async function measureRound(browser, url) {
  const measured = await openPage(browser, url);
  try {
    await measured.page.locator('tbody td').first().waitFor();
    await measured.page.evaluate(() => window.goalTable.focus());
    // The page comes to rest: fonts, styles, the first paint and the focus are not the key's.
    await measured.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    // A page at rest works too: its caret blinks. What it would have done anyway is not the key's.
    const idle = median([await measured.cost(type), await measured.cost(type), await measured.cost(type)]);
    const costs = [];
    for (const keyword of keywords) {
      costs.push((await measured.cost(type, keyword)) - idle);
      await expectRows(measured.page, url, keyword);
    }
    return { first: costs[0], key: median(costs) };
  } finally {
    await measured.close();
  }
}

async function expectRows(page, url, keyword) {
  const rows = await page.locator('tbody tr:has(td)').allInnerTexts();
  const goals = rows.filter((row) => row.trim() !== '');
  if (goals.length !== 50 || !goals.join('').includes(keyword)) {
    throw new Error(
      `bench/goal-table: ${url} shows ${goals.length} goals for ${keyword}, not 50. Its figures would mean nothing; mend the page.`,
    );
  }
}

async function measure(browser, url) {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await measureRound(browser, url));
  return { first: median(taken.map(({ first }) => first)), key: median(taken.map(({ key }) => key)) };
}

const milliseconds = (value) => `${value.toFixed(1)} ms`;

/** @returns {Promise<{ figure: string, ours: string, baseline: string, peers: string, target: string, met: boolean | null }[]>} */
export async function run() {
  const server = await servePages(await buildPages('goal-table', Object.keys(names)));
  const browser = await launch();
  try {
    const taken = {};
    for (const name of Object.keys(names)) taken[name] = await measure(browser, `${server.url}/${name}.html`);
    const row = (figure, kind, limit) => ({
      figure,
      ours: `${milliseconds(taken.ours[kind])} (${(taken.ours[kind] / taken.plain[kind]).toFixed(1)}×)`,
      baseline: `plain DOM ${milliseconds(taken.plain[kind])}`,
      peers: `${names.antd} ${milliseconds(taken.antd[kind])} (${(taken.antd[kind] / taken.plain[kind]).toFixed(1)}×)`,
      target: limit === undefined ? '–' : `≤ ${limit.toFixed(1)} ms`,
      met: limit === undefined ? null : taken.ours[kind] <= limit,
    });
    return [
      row('GoalTable of 1,000 indicators and 5,000 goals: one search key to paint', 'key', frame),
      row('GoalTable of 1,000 indicators and 5,000 goals: the first search key after mounting, code still cold', 'first'),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}
