/**
 * `npm run bench`: takes the figures of every subject in bench/ and rewrites the table of bench/README.md. Where a subject failed nothing is rewritten; with `--rest` those
 * alone are taken that the last run has no figures of. With `--gate` it rewrites nothing, and fails where a figure got worse by more than 15 % of processor time against
 * the committed one, in two runs of two.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { figuresIn, tableOf, withTable } from './benchTable.mjs';
import { worseFigures, worseTwice } from './benchGate.mjs';
import { readTaken, writeTaken } from './benchMemory.mjs';
import { chromiumArguments, chromiumPath } from './browser.mjs';
import { cache, root } from './paths.mjs';

const bench = join(root, 'bench');
const readme = join(bench, 'README.md');
const isOffered = { type: 'boolean', default: false };
const { values, positionals: only } = parseArgs({ allowPositionals: true, options: { gate: isOffered, rest: isOffered } });
const { gate: isGate, rest: isRest } = values;
const memory = join(cache, 'bench.json');

function subjects() {
  return readdirSync(bench, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (only.length === 0 || only.includes(entry.name)))
    .flatMap(({ name }) => {
      const file = ['run.mjs', 'index.mjs'].map((candidate) => join(bench, name, candidate)).find(existsSync);
      return file ? [{ name, file }] : [];
    });
}

async function machine() {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const version = browser.version();
  await browser.close();
  const model = cpus()[0]?.model.trim() || process.arch;
  return `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.versions.node}, Chromium ${version}`;
}

/** Rows by subject; one that fails is told and left out. `onTaken` is called after each. */
async function take(chosen, onTaken = () => undefined) {
  const taken = new Map();
  for (const { name, file } of chosen) {
    console.log(`bench/${name} …`);
    try {
      const { run } = await import(pathToFileURL(file).href);
      taken.set(name, await run());
      onTaken(taken);
    } catch (error) {
      console.error(`bench/${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
    }
  }
  return taken;
}

const chosen = subjects();
const machineWords = await machine();
// Figures of another product or machine are not those of this table; what measures may have been mended meanwhile.
const product = execFileSync('git', ['rev-parse', 'HEAD:packages', 'HEAD:apps'], { cwd: root, encoding: 'utf8' });
const measured = `${machineWords}\n${product}`;
const known = isRest ? readTaken(memory, measured) : new Map();
const isWhole = only.length === 0 && !isGate;
const missing = chosen.filter(({ name }) => !known.has(name));
const fresh = await take(missing, (some) => isWhole && writeTaken(memory, measured, new Map([...known, ...some])));
const taken = new Map(chosen.map(({ name }) => [name, fresh.get(name) ?? known.get(name)]).filter(([, found]) => found));
const rows = [...taken.values()].flat();
const hasFailed = taken.size < chosen.length;
const table = tableOf(rows);
console.log(`\n${table}`);
process.exitCode = (isGate ? await holdAgainstCommitted() : await writeDown()) && !hasFailed ? 0 : 1;

async function writeDown() {
  if (only.length === 0 && !hasFailed) {
    writeFileSync(readme, withTable(readFileSync(readme, 'utf8'), machineWords, table));
    console.log('\nbench/README.md is rewritten.');
  } else {
    console.log('\nbench/README.md stays as it is: it is rewritten when every subject has run; `--rest` takes those that failed.');
  }
  const missed = rows.filter(({ met }) => met === false);
  for (const { figure, ours, target } of missed) console.error(`Not met: ${figure}: ${ours}, target ${target}`);
  return missed.length === 0;
}

/** Takes the subjects with a worse figure once more. */
async function holdAgainstCommitted() {
  const committed = figuresIn(readFileSync(readme, 'utf8'));
  const first = worseFigures(rows, committed);
  const doubtful = chosen.filter(({ name }) => taken.get(name)?.some(({ figure }) => first.has(figure)));
  if (doubtful.length > 0) console.log(`\nWorse in this run:\n${[...first.values()].join('\n')}\n`);
  const again = [...(await take(doubtful)).values()].flat();
  const worse = worseTwice(first, worseFigures(again, committed));
  for (const sentence of worse) console.error(`Worse in two runs of two: ${sentence}`);
  if (worse.length === 0) console.log('\nNo figure got worse by more than 15 % of processor time in two runs of two.');
  return worse.length === 0;
}
