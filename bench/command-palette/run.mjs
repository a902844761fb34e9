/** `CommandPalette` with 2,000 courses and 50 majors in memory: what a key costs until what memory finds is painted. */
import { launch, median, openPage } from '../browser/measure.mjs';
import { buildPages, servePages } from '../browser/pages.mjs';
import { roundsOr } from '../browser/selection.mjs';

const names = ['ours', 'plain'];
const rounds = roundsOr(5);
const limit = 50;
const course = '数据结构';
/** Typed key by key, after one another: Chinese, initials, English, and an act on a course by words of both. */
const typed = [course, 'sjjg', 'data structures', 'open matrices data structures'];
const first = '数';

/** The keywords that come about while a text is typed. */
function grown(text) {
  return Array.from(text, (_, index) => text.slice(0, index + 1)).filter((keyword) => keyword.trim() === keyword);
}

/** One more key, unless there is nothing to type; the frame that shows the lines is waited for by whoever measures. */
function type(value) {
  if (value !== undefined) window.commandPalette.type(value);
}

const rest = (page, milliseconds = 600) => page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);

async function measureRound(browser, url) {
  const measured = await openPage(browser, url);
  const { page, cost } = measured;
  try {
    await page.evaluate(() => window.commandPalette.open());
    await rest(page);
    const idle = median([await cost(type), await cost(type), await cost(type)]);
    const key = async (keyword) => Math.max(0.01, (await cost(type, keyword)) - idle);
    // Nothing was typed yet: memory is put together by this key, and the code is cold.
    const cold = await key(first);
    await expectCourse(page, url, first);
    await page.evaluate(() => window.commandPalette.close());
    await rest(page);
    const opening = (await cost(() => window.commandPalette.open())) - idle;
    const keys = [];
    for (const text of typed) {
      for (const keyword of grown(text)) keys.push(await key(keyword));
      await expectCourse(page, url, text);
    }
    return { cold, opening, key: median(keys), dearest: Math.max(...keys) };
  } finally {
    await measured.close();
  }
}

async function expectCourse(page, url, keyword) {
  const lines = await page.locator('[role=option]').allTextContents();
  if (!lines[0]?.includes(course) && !lines.some((line) => line.startsWith('打开三级矩阵'))) {
    throw new Error(`bench/command-palette: ${url} does not find ${course} by ${keyword}. Its figures would mean nothing; mend the page.`);
  }
}

async function measure(browser, url) {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await measureRound(browser, url));
  return Object.fromEntries(Object.keys(taken[0]).map((kind) => [kind, median(taken.map((one) => one[kind]))]));
}

const milliseconds = (value) => `${value.toFixed(1)} ms`;

/** @returns {Promise<{ figure: string, ours: string, baseline: string, target: string, met: boolean | null }[]>} */
export async function run() {
  const server = await servePages(await buildPages('command-palette', names));
  const browser = await launch();
  try {
    const ours = await measure(browser, `${server.url}/ours.html`);
    const plain = await measure(browser, `${server.url}/plain.html`);
    const row = (figure, kind, most) => ({
      figure: `CommandPalette with 2,000 courses in memory: ${figure}`,
      ours: `${milliseconds(ours[kind])} (${(ours[kind] / plain[kind]).toFixed(1)}×)`,
      baseline: `plain DOM ${milliseconds(plain[kind])}`,
      target: most === undefined ? '–' : `≤ ${most} ms`,
      met: most === undefined ? null : ours[kind] <= most,
    });
    return [
      row('the first key, memory not put together and code still cold', 'cold', limit),
      row('one key to paint', 'key', limit),
      row('the dearest key', 'dearest', limit),
      row('opening it again', 'opening'),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}
