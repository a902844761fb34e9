/** `MajorHome` with 500 cards: mounting against plain DOM of the cards in sight, and what one key in the search field costs until it is painted. */
import { launch, median, openPage } from '../browser/measure.mjs';
import { buildPages, servePages } from '../browser/pages.mjs';

const names = ['ours', 'plain'];
const count = 500;
/** Each leaves other cards: many, few, many, one, many. */
const keywords = ['数', '数据结构 4', '操', '1307', '王'];
const rounds = 5;
const frame = 1000 / 60;

/** Types, unless there is nothing to type, and waits until the debounce is over; the frame that shows the cards is waited for by whoever measures. */
function type(value) {
  if (value !== undefined) window.majorHome.type(value);
  return new Promise((resolve) => setTimeout(resolve, 400));
}

const rest = (page, milliseconds = 600) => page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);

async function measureRound(browser, url) {
  const measured = await openPage(browser, url);
  const { page, cost } = measured;
  try {
    await page.evaluate((cards) => window.majorHome.prepare(cards), count);
    await rest(page);
    const mount = await cost(() => window.majorHome.mount());
    const inSight = await page.evaluate(
      () => [...document.querySelectorAll('article')].filter((card) => card.getBoundingClientRect().top < innerHeight).length,
    );
    const settling = await cost(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    if (inSight < 12) throw new Error(`bench/major-home: ${url} shows ${inSight} cards. Its figures would mean nothing; mend the page.`);
    await page.evaluate(() => window.majorHome.focus());
    await rest(page);
    const idle = median([await cost(type), await cost(type), await cost(type)]);
    const keys = [];
    for (const keyword of keywords) {
      keys.push(Math.max(0.01, (await cost(type, keyword)) - idle));
      await expectCards(page, url, keyword);
    }
    return { mount, settling, key: median(keys), slowest: Math.max(...keys) };
  } finally {
    await measured.close();
  }
}

async function expectCards(page, url, keyword) {
  const texts = await page.locator('article').allTextContents();
  if (texts.length === 0 || !texts.every((text) => text.includes(keyword))) {
    throw new Error(`bench/major-home: ${url} shows other cards than those of ${keyword}. Its figures would mean nothing; mend the page.`);
  }
}

async function measure(browser, url) {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await measureRound(browser, url));
  return Object.fromEntries(Object.keys(taken[0]).map((key) => [key, median(taken.map((one) => one[key]))]));
}

const milliseconds = (value) => `${value.toFixed(1)} ms`;

/** @returns {Promise<{ figure: string, ours: string, baseline: string, target: string, met: boolean | null }[]>} */
export async function run() {
  const server = await servePages(await buildPages('major-home', names));
  const browser = await launch();
  try {
    const ours = await measure(browser, `${server.url}/ours.html`);
    const plain = await measure(browser, `${server.url}/plain.html`);
    const key = (figure, kind, limit) => ({
      figure: `MajorHome of ${count} cards: ${figure}`,
      ours: `${milliseconds(ours[kind])} (${(ours[kind] / plain[kind]).toFixed(1)}×)`,
      baseline: `plain DOM ${milliseconds(plain[kind])}`,
      target: limit === null ? '–' : `≤ ${limit.toFixed(1)} ms`,
      met: limit === null ? null : ours[kind] <= limit,
    });
    return [
      {
        figure: `MajorHome of ${count} cards: mounting, against plain DOM of the cards in sight`,
        ours: `${(ours.mount / plain.mount).toFixed(2)}× (${milliseconds(ours.mount)})`,
        baseline: `1× (${milliseconds(plain.mount)})`,
        target: '≤ 2×',
        met: ours.mount / plain.mount <= 2,
      },
      key('drawing the cards out of sight, while nothing else is to be done', 'settling', null),
      key('one search key to paint', 'key', frame),
      key('the dearest of five search keys', 'slowest', null),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}
