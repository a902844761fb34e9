/** `npm run bench`: takes the figures of every subject in bench/ and rewrites the table of bench/README.md. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArguments, chromiumPath } from './browser.mjs';
import { root } from './paths.mjs';

const bench = join(root, 'bench');
const readme = join(bench, 'README.md');
const only = process.argv.slice(2);

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

const cell = (text) => String(text ?? '–').replaceAll('|', '\\|');
const verdict = (met) => (met === null || met === undefined ? '–' : met ? 'yes' : '**no**');

function tableOf(rows) {
  return [
    '| figure | ours | baseline | peers | target | met |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${[row.figure, row.ours, row.baseline, row.peers, row.target].map(cell).join(' | ')} | ${verdict(row.met)} |`),
  ].join('\n');
}

function rewriteReadme(machineWords, table) {
  const text = readFileSync(readme, 'utf8');
  const between = /(<!-- figures:begin -->)[\s\S]*(<!-- figures:end -->)/;
  writeFileSync(
    readme,
    text.replace(between, (_whole, begin, end) => `${begin}\nMachine: ${machineWords}.\n\n${table}\n${end}`),
  );
}

const rows = [];
const failed = [];
for (const { name, file } of subjects()) {
  console.log(`bench/${name} …`);
  try {
    const { run } = await import(pathToFileURL(file).href);
    rows.push(...(await run()));
  } catch (error) {
    failed.push(name);
    console.error(`bench/${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
  }
}

const table = tableOf(rows);
console.log(`\n${table}`);
if (only.length === 0 && failed.length === 0) {
  rewriteReadme(await machine(), table);
  console.log('\nbench/README.md is rewritten.');
} else {
  console.log('\nbench/README.md stays as it is: it is rewritten when every subject has run.');
}
const missed = rows.filter(({ met }) => met === false);
for (const { figure, ours, target } of missed) console.error(`Not met: ${figure}: ${ours}, target ${target}`);
process.exitCode = failed.length > 0 || missed.length > 0 ? 1 : 0;
