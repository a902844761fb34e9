/** A controlled form of 30 `TextField`s compared with plain DOM, plain React, React Aria's bare fields and Ant Design: opening, and a key. */
import { launch, median, openPage } from '../browser/measure.mjs';
import { buildPages, servePages } from '../browser/pages.mjs';
import { isWanted, roundsOr } from '../browser/selection.mjs';

const all = {
  ours: 'ours',
  plain: 'plain DOM',
  'plain-react': 'plain React',
  'react-aria': 'React Aria',
  antd: 'Ant Design 6',
};
const names = Object.keys(all).filter(isWanted);
const rounds = roundsOr(5);
const count = 30;

async function takeOnce(browser, url, name) {
  const { page, cost, rest, close } = await openPage(browser, url);
  const seen = () => page.evaluate(() => window.form.seen());
  const expectSeen = (act, now, isRight) => {
    if (!isRight)
      throw new Error(`bench/form: after ${act} ${name} shows ${JSON.stringify(now)}. Its figure would mean nothing; mend the page.`);
  };
  try {
    await page.evaluate(() => window.form.prepare());
    await rest();
    const mount = await cost(() => window.form.mount());
    const shown = await seen();
    expectSeen('opening', shown, shown.fields === count);
    await page.evaluate(() => window.form.focus());
    await rest();
    // The first keys find code that has not run before.
    for (let warm = 0; warm < 3; warm += 1) await cost(() => window.form.type());
    const keys = [];
    for (let times = 0; times < 9; times += 1) keys.push(await cost(() => window.form.type()));
    const { typed } = await seen();
    expectSeen('twelve keys', typed, typed.endsWith('x'.repeat(12)));
    return { mount, key: median(keys) };
  } finally {
    await close();
  }
}

async function measure(browser, url, name) {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await takeOnce(browser, url, name));
  return Object.fromEntries(Object.keys(taken[0]).map((key) => [key, median(taken.map((one) => one[key]))]));
}

/** @returns {Promise<{ figure: string, ours: string, baseline: string, peers: string, target: string, met: boolean | null }[]>} */
export async function run() {
  const server = await servePages(await buildPages('form', names));
  const browser = await launch();
  try {
    const taken = {};
    for (const name of names) taken[name] = await measure(browser, `${server.url}/${name}.html`, name);
    return [row(taken, 'mount', 'opening', 3, 2), row(taken, 'key', 'a key', 1.4, 1.2)];
  } finally {
    await browser.close();
    server.close();
  }
}

function row(taken, key, figure, must, aim) {
  const { ours, plain } = taken;
  const said = (one) => `${(one[key] / plain[key]).toFixed(1)}× (${one[key].toFixed(1)} ms)`;
  const peers = names.filter((name) => name !== 'ours' && name !== 'plain');
  return {
    figure: `controlled form of ${count} text fields: ${figure}, against plain DOM`,
    ours: said(ours),
    baseline: said(plain),
    peers: peers.map((peer) => `${all[peer]} ${said(taken[peer])}`).join(', ') || undefined,
    target: `≤ ${must}×, aim ${aim}×`,
    met: ours[key] / plain[key] <= must,
  };
}
