/** `npm run test:stories-all`: every story in every language and theme, and its faults. docs/contributing/tests.md explains how to choose some. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath, setChineseFont } from '../../../scripts/browser.mjs';
import { buildStorybook } from '../../../scripts/build.mjs';
import { readComponents } from '../../../scripts/catalogue/made.mjs';
import { cache, root } from '../../../scripts/paths.mjs';
import { languages, nameOf, themes, type Combination } from './combinations';
import type { StoryResult } from './findings';
import { inPageScript } from './inPageScript';
import { openJournal } from './journal';
import { keptOf, readKept, replaceKept, typicalStories, writeKept } from './kept';
import { knownTexts } from './knownTexts';
import { lookAtEnglishStart, lookAtStory } from './lookAtStory';
import { makeReport, writeReport } from './report';
import { serveStorybook, type ListedStory } from './storybook';
import type { StoryPage, StoryPageOptions } from './storyPage';
import { visitStories } from './visitStories';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    shard: { type: 'string' },
    pages: { type: 'string', default: '2' },
    storybook: { type: 'string' },
    again: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
interface SweepPass {
  open: StoryPageOptions;
  look: (page: StoryPage, story: ListedStory) => Promise<StoryResult>;
  /** Tells the results of a second pass from those of the first. */
  pass?: string;
}

if (options.keep && (options.language || options.theme || options.shard)) {
  throw new Error('What is kept says what was found in every language and theme: give --keep without --language, --theme and --shard.');
}
const startedAt = Date.now();
const chosen: Combination[] = languages
  .filter((language) => options.language?.includes(language) ?? true)
  .flatMap((language) => themes.filter((theme) => options.theme?.includes(theme) ?? true).map((theme) => ({ language, theme })));

if (!options.storybook) buildStorybook();
setChineseFont();
const storybook = await serveStorybook(resolve(root, options.storybook ?? 'storybook-static'));
const stories = choose(storybook.stories);
const folder = join(cache, 'stories');
const key = [storybook.digest, ...chosen.map(nameOf), options.shard, ...(options.only ?? []), options.again ? startedAt : ''].join(' ');
const journal = openJournal<StoryResult>(join(folder, `journal${options.shard ? `-${options.shard.replace('/', 'of')}` : ''}.jsonl`), key);

const unvisited: string[] = [];
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const known = await knownTexts();
const components = await readComponents();
const typical = new Set(typicalStories(components, storybook.stories).map(({ id }) => id));
const open = { url: storybook.url, script: await inPageScript() };
try {
  await sweep(stories, { open, look: (page, story) => lookAtStory(page, story, { chosen, known, isTypical: typical.has(story.id) }) });
  if (chosen.some(({ language }) => language === 'en')) {
    await sweep(stories.filter(isWithoutLanguage), {
      open: { ...open, withPlay: false },
      pass: ' from the start',
      look: (page, story) => lookAtEnglishStart(page, story, { known }),
    });
  }
} finally {
  await browser.close();
  await storybook.close();
}

const report = makeReport({ listed: stories.length, results: journal.entries(), startedAt });
writeReport(folder, report);
if (options.keep) keep();
for (const story of unvisited) console.error(`Not visited: ${story}`);
if (report.visited !== report.listed) console.error(`${report.listed - report.visited} listed stories were not visited.`);
process.exit(report.stories.length === 0 && report.visited === report.listed && unvisited.length === 0 ? 0 : 1);

/** Takes the stories that the journal does not hold yet to the pages. */
async function sweep(wanted: readonly ListedStory[], { open, look, pass = '' }: SweepPass) {
  const waiting = wanted.filter(({ id }) => !journal.has(id + pass));
  if (waiting.length < wanted.length)
    console.log(`${wanted.length - waiting.length} stories stand in the journal; --again visits them too.`);
  await visitStories({
    browser,
    open,
    stories: waiting,
    pages: Number(options.pages),
    async look(page, story) {
      journal.add(story.id + pass, await look(page, story));
      const count = journal.entries().length;
      if (count % 100 === 0) console.log(`  ${count} looked at, ${Math.round((Date.now() - startedAt) / 1000)} s`);
    },
    onFailed(story, error) {
      unvisited.push(`${story.id}${pass}: ${String(error).split('\n')[0]}`);
    },
  });
}

/** Keeps what was seen of each component whose stories were all looked at, in place of what was kept of it. */
function keep() {
  const now = keptOf({ components, listed: storybook.stories, results: journal.entries(), date: report.date, revision: report.revision });
  writeKept(
    replaceKept(
      readKept(),
      now,
      components.map(({ name }) => name),
    ),
  );
  console.log(
    `Kept of ${Object.keys(now.digests).length} of ${components.length} components; commit docs/storybook/widget-page/*.gen.json.`,
  );
}

/** A story that fixes its language was looked at in English already, or never is. */
function isWithoutLanguage({ id }: ListedStory) {
  return journal.entries().some((result) => result.id === id && !result.fixed.includes('language'));
}

function choose(listed: readonly ListedStory[]) {
  const [part = 1, parts = 1] = (options.shard ?? '1/1').split('/').map(Number);
  const named = listed.filter(({ id, importPath }) => options.only?.some((text) => id.includes(text) || importPath.includes(text)) ?? true);
  return named.filter((_, index) => index % parts === part - 1);
}
