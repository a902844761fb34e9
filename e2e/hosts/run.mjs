/**
 * `npm run test:hosts`: packs the packages, installs them into small apps outside the repository and does six jobs in each. A name after it
 * takes one host, hosts by the beginning of their names, or one job alone: `npm run test:hosts -- next goals`, `-- starter`. `--as-packed` takes the tarballs of the last run. `npm run release:rehearse` publishes the next
 * release to a registry of this machine instead, looks at what it holds, and installs the apps from there.
 */
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath, setChineseFont } from '../../scripts/browser.mjs';
import { hosts } from './hosts.mjs';
import { logFaults } from './logFaults';
import { makeApp } from './installedApp.mjs';
import { jobs } from './jobs/index.mjs';
import { collectFaults } from './pageFaults.mjs';
import { renderStoriesOnServer } from './onServer.mjs';
import { publishRehearsal } from './registry.mjs';
import { packTarballs } from './tarballs.mjs';
import { serveApp } from './servedApp.mjs';
import { showSummary } from './summary.mjs';

const isRehearsal = process.argv.includes('--from-registry');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = (list) => {
  const named = list.filter(({ name }) => words.some((word) => name === word || name.startsWith(`${word}-`)));
  return named.length > 0 ? named : list;
};
const starterJobs = ['goals', 'backend'];
const results = [];

async function note(host, job, act) {
  const startedAt = Date.now();
  let fault = null;
  try {
    await act();
  } catch (error) {
    fault = error.message;
  }
  const seconds = (Date.now() - startedAt) / 1000;
  results.push({ host: host.name, job, seconds, fault });
  console.log(`${fault ? '✗' : '✓'} ${host.title} · ${job} ${seconds.toFixed(1)} s${fault ? `\n${fault}` : ''}`);
  return fault === null;
}

function checkRegistry({ faults }) {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function checkLog(log) {
  const faults = logFaults(log);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

async function doJob(browser, url, { host, job, ...made }) {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN', viewport: { width: 1300, height: 1000 } });
  try {
    const page = await context.newPage();
    const faults = await collectFaults(page);
    try {
      await job.run({ page, host, faults, ...made });
    } catch (error) {
      // What the page said is mostly why.
      throw new Error([error.message, ...new Set(faults)].join('\n'), { cause: error });
    }
    host.checkConsole?.(faults);
    if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
  } finally {
    await context.close();
  }
}

/** A copied starter has the goal panel and nothing else. */
function isDone({ name, isFor }, host) {
  return host.starter ? starterJobs.includes(name) : (isFor?.(host) ?? true);
}

async function visit(browser, host, packages) {
  const made = {};
  if (!(await note(host, 'install', () => Object.assign(made, makeApp(host, packages))))) return;
  if (!(await note(host, 'start', async () => (made.app = await serveApp(made.folder))))) return;
  try {
    const url = `http://${host.address ?? '127.0.0.1'}:${made.app.port}`;
    for (const job of chosen(jobs)) {
      if (isDone(job, host)) await note(host, job.name, () => doJob(browser, url, { host, job, packages, ...made }));
    }
  } finally {
    await made.app.stop();
    await note(host, 'log', () => checkLog(made.log + made.app.log()));
  }
}

setChineseFont();
if (words.length === 0 && !isRehearsal) await note({ name: 'server', title: 'Every story on a server' }, 'render', renderStoriesOnServer);
const tarballs = packTarballs({ asPacked: process.argv.includes('--as-packed') });
const registry = isRehearsal ? await publishRehearsal() : undefined;
if (registry)
  await note({ name: 'registry', title: `Registry with ${JSON.stringify(registry.versions)}` }, 'publish', () => checkRegistry(registry));
// Loopback counts as a secure context; a name of its own does not, as on a college's intranet.
const rules = '--host-resolver-rules=MAP college.test 127.0.0.1';
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments, rules] });
try {
  // A host of two versions makes the second one out of tarballs.
  const node = Number.parseInt(process.versions.node, 10);
  const visited = chosen(hosts).filter(({ prepare, lowestNode = 0 }) => lowestNode <= node && (!registry || !prepare));
  for (const host of visited) await visit(browser, host, registry ? { registry } : { tarballs });
} finally {
  await browser.close();
  registry?.stop();
}
process.exit(showSummary(results) ? 0 : 1);
