/**
 * `npm run check:scripts`: the scripts that each page of the workbench loads before it shows, their number and their kilobytes (brotli), against budgets.
 * Reads `apps/workbench/dist`; the check's build of the product ends with it.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const built = join(root, 'apps/workbench/dist');
const { frames, otherwise, mostScripts } = JSON.parse(readFileSync(join(root, 'apps/workbench/chunks/pageFrames.json'), 'utf8'));
/** Kilobytes of the first pages: lowered where one gets lighter, to a kilobyte above, since the folder built in moves it by 0.3; bench/README.md says why one was raised. */
const budgets = { LoginRoute: 145, WorkbenchRoute: 253, CourseUnitDetailRoute: 300 };
/** Kilobytes of all pages in the mean: a single one moves by tens with any small change of the sources, since modules then fall into other files. */
const meanBudget = 352;

/** The pages, the heaviest first. */
export function pageScripts() {
  const files = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
  const html = readFileSync(join(built, 'index.html'), 'utf8');
  const start = closureOf(
    files,
    Object.keys(files).filter((key) => html.includes(`src="/course/${files[key].file}"`)),
  );
  const pages = [...start].flatMap((key) => files[key].dynamicImports ?? []).filter((key) => /(Route|Place)$/.test(files[key].name));
  const frameOf = (key) => {
    const name = frames[files[key].name] === undefined ? otherwise : frames[files[key].name];
    return pages.filter((other) => other !== key && files[other].name === name);
  };
  return pages
    .map((key) => {
      const { name } = files[key];
      const scripts = closureOf(files, [...start, ...frameOf(key), key]);
      return {
        name,
        scripts: scripts.size,
        kilobytes: [...scripts].reduce((sum, script) => sum + transferred(files[script].file), 0) / 1000,
      };
    })
    .toSorted((one, other) => other.kilobytes - one.kilobytes);
}

/** Prints the pages; returns whether all are within their budgets. */
export function checkPageScripts({ isQuiet = false } = {}) {
  const pages = pageScripts();
  const mean = pages.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / pages.length;
  let isGood = mean <= meanBudget;
  if (!isGood || !isQuiet) console.log(`all pages: ${mean.toFixed(1)} kB in the mean (of ${meanBudget} kB)${isGood ? '' : '  ← too much'}`);
  for (const { name, scripts, kilobytes } of pages) {
    const budget = budgets[name] ?? Infinity;
    const isOver = scripts > mostScripts || kilobytes > budget;
    if (isOver) isGood = false;
    const limits = `of ${mostScripts} scripts${budget === Infinity ? '' : `, of ${budget} kB`}`;
    if (isOver || !isQuiet)
      console.log(`${name}: ${scripts} scripts, ${kilobytes.toFixed(1)} kB (${limits})${isOver ? '  ← too much' : ''}`);
  }
  return isGood;
}

function closureOf(files, keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closureOf(files, files[key].imports ?? [], seen);
  }
  return seen;
}

/** What a browser is sent: brotli where the file is long enough to be compressed. */
function transferred(file) {
  return (statSync(join(built, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(built, file))).size;
}

if (process.argv[1] === import.meta.filename && !checkPageScripts()) process.exit(1);
