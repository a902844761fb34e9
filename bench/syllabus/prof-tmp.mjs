import { launch, openPage } from '../browser/measure.mjs';
import { buildPages, servePages } from '../browser/pages.mjs';
const server = await servePages(await buildPages('syllabus', ['ours']));
const browser = await launch();
const { page, close } = await openPage(browser, `${server.url}/ours.html`);
await page.evaluate(() => window.syllabus.prepare(40));
await page.evaluate(() => window.syllabus.mount());
await page.waitForTimeout(1000);
await page.evaluate(() => window.syllabus.open('department'));
await page.waitForTimeout(500);
const type = () =>
  page.evaluate(async () => {
    for (let i = 0; i < 200; i++) {
      window.syllabus.type(['课', ''][i % 2]);
      await new Promise((r) => requestAnimationFrame(() => r()));
    }
  });
await type();
const cdp = await page.context().newCDPSession(page);
await cdp.send('Profiler.enable');
await cdp.send('Profiler.setSamplingInterval', { interval: 100 });
await cdp.send('Profiler.start');
await type();
const { profile } = await cdp.send('Profiler.stop');
const byId = new Map(profile.nodes.map((n) => [n.id, n]));
const self = new Map();
profile.samples.forEach((id, i) => self.set(id, (self.get(id) ?? 0) + profile.timeDeltas[i]));
const total = new Map(),
  selfName = new Map();
const parent = new Map();
for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
for (const [id, t] of self) {
  const seen = new Set();
  const n = byId.get(id);
  const nm = `${n.callFrame.functionName}@${n.callFrame.lineNumber}:${n.callFrame.columnNumber}`;
  selfName.set(nm, (selfName.get(nm) ?? 0) + t);
  let c = id;
  while (c !== undefined) {
    const m = byId.get(c);
    const k = `${m.callFrame.functionName}@${m.callFrame.lineNumber}:${m.callFrame.columnNumber}`;
    if (!seen.has(k)) {
      seen.add(k);
      total.set(k, (total.get(k) ?? 0) + t);
    }
    c = parent.get(c);
  }
}
const top = (m) =>
  [...m]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 45)
    .map(([k, v]) => `${(v / 200 / 1000).toFixed(3)} ${k}`)
    .join('\n');
console.log('SELF\n' + top(selfName));
console.log('TOTAL\n' + top(total));
await close();
await browser.close();
server.close();
