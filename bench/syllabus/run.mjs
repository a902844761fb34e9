/** The syllabus of a course of 40 chapters: mounting against plain DOM of the same words, opening a field, and a key in it. */
import { launch, median, openPage } from '../browser/measure.mjs';
import { buildPages, servePages } from '../browser/pages.mjs';

const names = { ours: 'ours', plain: 'plain DOM', antd: 'Ant Design 6' };
const chapters = 40;
const rounds = 5;
/** What one key costs is less than a clock tick; so many are pressed one after the other, each with its own frame. */
const keys = 40;
const only = process.env.SYLLABUS_ONLY?.split(',');

/** Presses that many keys, one per frame, cycling through the list; without keys only waits for the frames. */
async function typeMany([count, pressed]) {
  for (let at = 0; at < count; at += 1) {
    if (pressed.length > 0) window.syllabus.type(pressed[at % pressed.length]);
    await new Promise((resolve) => requestAnimationFrame(() => resolve()));
  }
  await new Promise((resolve) => setTimeout(resolve, 600));
}

const rest = (page, milliseconds = 600) => page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);

function refuse(url, what) {
  throw new Error(`bench/syllabus: ${url} ${what}. Its figures would mean nothing; mend the page.`);
}

async function mounted(browser, url) {
  const measured = await openPage(browser, url);
  const { page, cost } = measured;
  await page.evaluate((count) => window.syllabus.prepare(count), chapters);
  await rest(page);
  const mount = await cost(() => window.syllabus.mount());
  const settling = await cost(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  const words = await page.evaluate(() => document.body.innerText);
  if (!words.includes('动态规划优化') || !words.includes('授课教师')) refuse(url, 'does not show the report to its end');
  return { ...measured, mount, settling };
}

/** What a key costs in the field that is open now. */
async function keyCost({ page, cost }, url, pressed) {
  // The first key makes the field a changed one; those that are measured leave it changed.
  await page.evaluate(typeMany, [1, ['学']]);
  await page.evaluate(typeMany, [4, pressed]);
  const before = await page.evaluate(() => window.syllabus.typed().length);
  const idle = median([await cost(typeMany, [keys, []]), await cost(typeMany, [keys, []])]);
  const typing = await cost(typeMany, [keys, pressed]);
  await page.evaluate(typeMany, [1, pressed]);
  const typed = (await page.evaluate(() => window.syllabus.typed().length)) - before;
  const expected = pressed.length === 1 ? keys + 1 : 1;
  if (typed !== expected) refuse(url, `took ${typed} characters instead of ${expected}`);
  return Math.max(0.01, (typing - idle) / keys);
}

async function measureRound(browser, url) {
  const inLine = await mounted(browser, url);
  const open = await inLine.cost(() => window.syllabus.open('department'));
  // One character more and one less in turn: a text in its line stays a short one.
  const shortKey = await keyCost(inLine, url, ['课', '']);
  await inLine.close();
  const long = await mounted(browser, url);
  try {
    const openLong = await long.cost(() => window.syllabus.open('attend'));
    const key = await keyCost(long, url, ['课']);
    const { mount, settling } = median([inLine.mount, long.mount]) === inLine.mount ? inLine : long;
    return { mount, settling, open, openLong, shortKey, key };
  } finally {
    await long.close();
  }
}

async function measure(browser, url) {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await measureRound(browser, url));
  return Object.fromEntries(Object.keys(taken[0]).map((key) => [key, median(taken.map((one) => one[key]))]));
}

/** The number of DOM mutations outside a field while it opens. */
async function changesOnOpening(browser, url) {
  const { page, close } = await mounted(browser, url);
  const found = await page.evaluate(() => window.syllabus.watchOpening('department'));
  await close();
  return found;
}

const milliseconds = (value) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;

/** @returns {Promise<{ figure: string, ours: string, baseline: string, peers: string, target: string, met: boolean | null }[]>} */
export async function run() {
  const wanted = Object.keys(names).filter((name) => !only || only.includes(name));
  const server = await servePages(await buildPages('syllabus', wanted));
  const browser = await launch();
  try {
    const taken = {};
    for (const name of wanted) taken[name] = await measure(browser, `${server.url}/${name}.html`);
    const opening = await changesOnOpening(browser, `${server.url}/ours.html`);
    return rowsOf(taken, opening);
  } finally {
    await browser.close();
    server.close();
  }
}

function rowsOf({ ours, plain, antd }, opening) {
  const subject = `SyllabusEditor of ${chapters} chapters`;
  const against = (figure, key, limit) => ({
    figure: `${subject}: ${figure}, against plain DOM`,
    ours: `${(ours[key] / plain[key]).toFixed(2)}× (${milliseconds(ours[key])})`,
    baseline: `1× (${milliseconds(plain[key])})`,
    peers: antd ? `${names.antd} ${(antd[key] / plain[key]).toFixed(2)}× (${milliseconds(antd[key])})` : '–',
    target: limit === null ? '–' : `≤ ${limit}×`,
    met: limit === null ? null : ours[key] / plain[key] <= limit,
  });
  return [
    against('mounting the same words', 'mount', 3),
    against('a key in a field where it stands', 'shortKey', 1.3),
    against('a key in a long text', 'key', 1.3),
    against('opening a field where it stands', 'open', null),
    against('opening a long text', 'openLong', null),
    {
      figure: `${subject}: changes of the document outside a field that opens`,
      ours: `${opening.outside.length} (${opening.inside} inside)${opening.outside.length > 0 ? `: ${[...new Set(opening.outside)].join(', ')}` : ''}`,
      baseline: '0',
      peers: '–',
      target: '0',
      met: opening.outside.length === 0,
    },
  ];
}
