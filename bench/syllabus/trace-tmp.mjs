import { launch, openPage } from '../browser/measure.mjs';
import { buildPages, servePages } from '../browser/pages.mjs';
const names = (process.env.N ?? 'ours,plain').split(',');
const server = await servePages(await buildPages('syllabus', names));
const browser = await launch();
for (const name of names) {
  const { page, close } = await openPage(browser, `${server.url}/${name}.html`);
  await page.evaluate(() => window.syllabus.prepare(40));
  await page.evaluate(() => window.syllabus.mount());
  await page.waitForTimeout(1000);
  await page.evaluate(() => window.syllabus.open('department'));
  await page.waitForTimeout(500);
  const type = () =>
    page.evaluate(async () => {
      for (let i = 0; i < 40; i++) {
        window.syllabus.type(['课', ''][i % 2]);
        await new Promise((r) => requestAnimationFrame(() => r()));
      }
    });
  await type();
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await type();
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const sums = {};
  for (const e of trace.traceEvents)
    if (
      e.ph === 'X' &&
      [
        'UpdateLayoutTree',
        'Layout',
        'PrePaint',
        'Paint',
        'FunctionCall',
        'EventDispatch',
        'Layerize',
        'Commit',
        'UpdateLayer',
        'ScheduleStyleRecalculation',
        'RunMicrotasks',
        'RunTask',
        'FireAnimationFrame',
        'HitTest',
        'ComputeIntersections',
        'IntersectionObserverController::computeIntersections',
        'AsyncTask Run',
        'TimerFire',
        'SerializeAccessibilityTree',
      ].includes(e.name)
    )
      sums[e.name] = (sums[e.name] ?? 0) + (e.tdur ?? e.dur) / 1000 / 40;
  console.log(
    name,
    Object.fromEntries(
      Object.entries(sums)
        .sort((a, b) => b[1] - a[1])
        .map(([k, v]) => [k, +v.toFixed(2)]),
    ),
  );
  if (process.env.SEL) console.log();
  await close();
}
await browser.close();
server.close();
