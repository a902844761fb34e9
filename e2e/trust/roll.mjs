/**
 * `npm run trust:roll`: two built servers of the last revision whose tables took fewer steps than today's stand behind nginx with TLS on one PostgreSQL, while people save, add lists, send pictures and copy, and
 * six pages have a matrix open. One after the other is replaced by today's, which brings the tables up to date under that load; then one after the other by the older one again, on today's tables,
 * and at the end both by today's. Between two replacements both versions serve. Faults: an acknowledged write that is gone or there by half, a call that fails without the
 * sentence that nothing was done or that it is uncertain, a sign-in that ends, a page that is told of nothing or does not get its script, a server that does not start or end well. `--seconds 30` is how long both serve.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../../scripts/temporaryFolder.mjs';
import { createCrowd } from './kill/crowd.mjs';
import { judge } from './kill/judge.mjs';
import { olderProgram } from './roll/olderProgram.mjs';
import { openPages } from './several/openPages.mjs';
import { startSeveral } from './several/startSeveral.mjs';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const together = Number(values.seconds) * 1000;
const mostTold = 20;
const visits = 20;
const seen = new Set();
let faults = 0;
function tell(fault) {
  faults += 1;
  if (faults <= mostTold) console.error(`✗ ${fault}`);
}

const older = olderProgram();
console.log(`the older version: ${older.revision}; steps of the tables from there: ${older.steps.join(', ')}`);
const before = { program: older.folder, workbench: pagesOf('older') };
const today = { workbench: pagesOf('newer') };
const several = await startSeveral(2, { isPooled: false, as: before });
const crowd = createCrowd('roll', tell);
await crowd.meet(several.origin);
const pages = await openPages(several.origin, tell);
const working = crowd.work({ imports: 1, copies: true, isOneOfSeveral: true });

await serve('older and older');
await replace(0, today, 'newer and older');
await replace(1, today, 'newer and newer');
await replace(0, before, 'older again and newer');
await replace(1, before, 'older and older, on the tables of today');
await replace(0, today, 'newer again and older');
await replace(1, today, 'newer and newer');

crowd.rest();
await working;
await crowd.meet(several.origin);
pages.close();
if (seen.size < 2) tell('pages of one version alone were seen');
await several.stop(tell);
const acknowledged = await judge({ url: several.postgres.url }, crowd, tell);
several.postgres.stop();
console.log(
  `six replacements under ${acknowledged} acknowledged writes, ${crowd.refused.length} refused as not done; every open page told of a save after ${pages.slowest().toFixed(0)} ms at most. Faults: ${faults}.`,
);
process.exit(faults === 0 ? 0 : 1);

async function replace(index, as, name) {
  const begun = performance.now();
  await several.end(index, 'SIGTERM');
  await several.startAgain(index, as);
  const took = performance.now() - begun;
  await serve(name, `replaced in ${(took / 1000).toFixed(1)} s`);
}

async function serve(name, how = 'started') {
  const known = saved();
  await pause(together);
  await visitPages();
  await pages.hearOfSaves();
  if (saved() === known) tell(`${name}: nothing was saved`);
  console.log(`${name.padEnd(42)} ${how}, ${saved() - known} saves in ${values.seconds} s. Faults so far: ${faults}.`);
}

/** A page names its script by a hash, as the built workbench does. */
function pagesOf(version) {
  const folder = temporaryFolder('college-pages-');
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', `index-${version}000.js`), `'${version}'`);
  writeFileSync(join(folder, 'index.html'), `<html><script src="/course/assets/index-${version}000.js"></script></html>`);
  return folder;
}

/** Whichever process gives a page, its script comes. */
async function visitPages() {
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await (await fetch(`${several.origin}/course/`)).text();
    const [, address, version] = /"(\S+-(older|newer)000.js)"/.exec(page) ?? [];
    const script = await fetch(`${several.origin}${address}`);
    if (script.status !== 200 || (await script.text()) !== `'${version}'`)
      tell(`a page of the ${version} version got ${script.status} for its script`);
    seen.add(version);
  }
}

function saved() {
  return crowd.acknowledged.save.length;
}
