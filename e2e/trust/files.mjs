/**
 * `npm run trust:files -- --count 5000`: hostile files to every call of the whole server that takes some, made from right ones: cut, flipped, with parts moved,
 * bombs, zips in zips, entities, formulas, other kinds of files, metadata, names with paths. It fails on an internal error, a refusal without a sentence in the
 * reader's language, a late answer, too much memory, something stored by half, a stored picture with metadata, and one that Chromium does not draw.
 * `--seed 7` repeats a run, `--keep folder` writes the files with faults there; on a machine that is busy otherwise
 * `--seconds 60` waits longer than 15.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { openDatabase } from '../../apps/server/src/db';
import { silentLogger } from '../../apps/server/src/db/silentLogger';
import { tryFiles } from '../../apps/server/src/hostile-files/tryFiles.test-data';
import { uploads } from '../../apps/server/src/hostile-files/uploads.test-data';
import { randomNumbers } from '../../apps/server/src/testing/randomNumbers';
import { chromiumArguments, chromiumPath } from '../../scripts/browser.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '15' },
    seed: { type: 'string' },
    keep: { type: 'string' },
  },
});
const count = Number(values.count);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
console.log(`Seed ${seed}: npm run trust:files -- --seed ${seed} --count ${count} repeats this run.`);

// A thread that reads files may take 8 s to start on a busy machine, and 5 s to read.
const milliseconds = Number(values.seconds) * 1000;
const mostMegabytes = 1500;
const mostTold = 40;

let faults = 0;
function onFault(fault, { bytes }) {
  faults += 1;
  if (faults <= mostTold) console.error(`✗ ${fault}`);
  if (!values.keep) return;
  mkdirSync(values.keep, { recursive: true });
  writeFileSync(join(values.keep, String(faults)), bytes);
}

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage();
const database = await openDatabase({ logger: silentLogger });

let megabytes = 0;
const watch = setInterval(() => {
  megabytes = Math.max(megabytes, process.memoryUsage.rss() / 2 ** 20);
}, 100);
const started = performance.now();
const figures = await tryFiles(database, { random: randomNumbers(seed), count, milliseconds, draws, onFault });
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
clearInterval(watch);
if (megabytes > mostMegabytes) onFault(`the process took ${Math.round(megabytes)} MB`, { bytes: Buffer.alloc(0) });
await database.close();
await browser.close();

console.log(
  `${count} files to ${uploads.length} calls in ${minutes} minutes: ${figures.accepted} accepted, ${figures.refused} refused, ${figures.pictures} stored pictures drawn, ` +
    `slowest ${Math.round(figures.slowest)} ms, at most ${Math.round(megabytes)} MB: ${faults} faults.`,
);
process.exit(faults === 0 ? 0 : 1);

/** Whether Chromium decodes a picture, as a page that shows it does. */
function draws(bytes) {
  return page.evaluate(async (text) => {
    const image = new Image();
    image.src = `data:image/png;base64,${text}`;
    return image.decode().then(
      () => image.naturalWidth > 0,
      () => false,
    );
  }, bytes.toString('base64'));
}
