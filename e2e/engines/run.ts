/** `npm run test:engines`: every story and four jobs in Firefox and WebKit. docs/contributing/tests.md explains how to choose some. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setChineseFont } from '../../scripts/browser.mjs';
import { buildAll, buildStorybook } from '../../scripts/build.mjs';
import { cache, root } from '../../scripts/paths.mjs';
import { inPageScript } from '../sweeps/stories/inPageScript';
import { openJournal } from '../sweeps/stories/journal';
import { serveStorybook } from '../sweeps/stories/storybook';
import { engineNames, missingFor, openBrowser, type EngineName } from './browsers/engines';
import { differences } from './differences';
import { jobs } from './jobs';
import { doJobs } from './jobs/doJobs';
import { judge } from './judge';
import type { Outcome } from './outcome';
import { isRight, writeReport } from './report';
import { visitStories } from './stories/visitStories';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true },
    shard: { type: 'string', default: '1/1' },
    storybook: { type: 'string' },
    again: { type: 'boolean', default: false },
  },
});
const engines = positionals.length > 0 ? positionals.map(engineCalled) : (['firefox', 'webkit'] as const);
const folder = join(cache, 'engines');
const missing = engines.flatMap((engine) => missingFor(engine) ?? []);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}

setChineseFont();
if (options.storybook === undefined) buildStorybook();
mkdirSync(folder, { recursive: true });
const script = await inPageScript(new URL('inPage/stories.ts', import.meta.url));
const storybook = await serveStorybook(resolve(root, options.storybook ?? 'storybook-static'), { script });
const stories = choose(storybook.stories.map((story) => ({ ...story, at: story.id })));
const chosenJobs = choose(jobs.map((job) => ({ ...job, at: job.name, importPath: '' })));
if (chosenJobs.length > 0) buildAll({ withStorybook: false });

// Whoever stops a run stops its browsers, which `exit` ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const verdicts: boolean[] = [];
for (const engine of engines) verdicts.push(await runIn(engine));
await storybook.close();
process.exit(verdicts.every(Boolean) ? 0 : 1);

/** Does in one engine what its journal does not hold yet; returns whether all is right. */
async function runIn(engine: EngineName) {
  const startedAt = Date.now();
  const key = [storybook.digest, options.again ? startedAt : ''].join(' ');
  const journal = openJournal<Outcome>(join(folder, `${engine}-${options.shard.replace('/', 'of')}.jsonl`), key);
  let version = engine as string;
  const passed = new Set(journal.entries().flatMap(({ at, wrong }) => (wrong.length === 0 ? at : [])));
  const waiting = stories.filter(({ at }) => !passed.has(at));
  if (waiting.length < stories.length)
    console.log(`${engine}: ${stories.length - waiting.length} stories passed by the journal; --again shows them too.`);

  async function open(size = { width: 1300, height: 900 }) {
    const browser = await openBrowser(engine, size);
    version = browser.version;
    return browser;
  }
  let seen = 0;
  function onSeen(outcome: Outcome) {
    journal.add(outcome.at, outcome);
    if (outcome.wrong.length === 0 && outcome.at.startsWith('job:')) console.log(`${engine}: ${outcome.at} done`);
    if (outcome.wrong.length > 0) console.log(`${engine}: ${outcome.at}: ${outcome.wrong[0]!.split('\n')[0]}`);
    seen += 1;
    if (seen % 100 === 0) console.log(`${engine}: ${seen} seen, ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }
  if (waiting.length > 0) await visitStories({ open, url: storybook.url, stories: waiting, onSeen });
  // Jobs always run: the journal knows Storybook alone, not the product.
  if (chosenJobs.length > 0) await doJobs({ open: () => open({ width: 1440, height: 900 }), jobs: chosenJobs, onSeen });

  const wanted = new Set([...stories, ...chosenJobs].map(({ at }) => at));
  const verdict = judge(engine, {
    outcomes: journal.entries().filter(({ at }) => wanted.has(at)),
    all: [...storybook.stories.map(({ id }) => id), ...jobs.map(({ name }) => name)],
    listed: differences,
  });
  writeReport(folder, { ...verdict, engine, version, minutes: Math.round((Date.now() - startedAt) / 6000) / 10 });
  return isRight(verdict);
}

function choose<Chosen extends { at: string; importPath: string }>(all: readonly Chosen[]): Chosen[] {
  const [part = 1, parts = 1] = options.shard.split('/').map(Number);
  const named = all.filter(({ at, importPath }) => options.only?.some((text) => at.includes(text) || importPath.includes(text)) ?? true);
  return named.filter((_, index) => index % parts === part - 1);
}

function engineCalled(name: string): EngineName {
  const engine = engineNames.find((each) => each === name);
  if (!engine) throw new Error(`There is no engine ${name}. The engines are ${engineNames.join(', ')}.`);
  return engine;
}
