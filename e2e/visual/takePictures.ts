import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../scripts/browser.mjs';
import { combinationsOf } from '../sweeps/stories/combinations';
import { inPageScript } from '../sweeps/stories/inPageScript';
import { serveStorybook, type ListedStory } from '../sweeps/stories/storybook';
import type { StoryPage } from '../sweeps/stories/storyPage';
import { visitStories } from '../sweeps/stories/visitStories';
import { modes, nameOfMode } from './modes';

/** The hour at which every picture is taken, so that no story grows older between two of them. */
const frozenTime = '2026-03-02T09:00:00+08:00';

/** What is painted again piece by piece, as it changes, may be a shade off what is painted in one go; here all of a tile is painted each time. */
const alike = ['--disable-partial-raster', '--disable-skia-runtime-opts', '--force-color-profile=srgb'];

interface Shooting {
  /** The folder of a built Storybook. */
  storybook: string;
  /** Where the pictures of a story go, as `<mode>/<story>.png`. */
  folderOf: (story: ListedStory) => string;
  isWanted: (story: ListedStory) => boolean;
  /** Styles laid over every page; a proof plants its change with them. */
  styles?: string;
}

/** Takes a picture of every wanted story in every mode; returns the stories, and those that could not be drawn. */
export async function takePictures({ storybook, folderOf, isWanted, styles }: Shooting) {
  const sweepScript = await inPageScript();
  const script = styles ? `${sweepScript}\n(${layStyles.toString()})(${JSON.stringify(styles)});` : sweepScript;
  const frozen = new WeakSet<StoryPage>();
  const served = await serveStorybook(storybook);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments, ...alike] });
  const stories = served.stories.filter(isWanted);
  const failures: { story: ListedStory; words: string }[] = [];
  let count = 0;

  async function look(page: StoryPage, story: ListedStory) {
    if (!frozen.has(page)) await page.page.clock.setFixedTime(frozenTime);
    frozen.add(page);
    await photograph(page, story, folderOf(story));
    count += 1;
    if (count % 100 === 0) console.log(`  ${count} of ${stories.length} stories`);
  }
  function onFailed(story: ListedStory, error: unknown) {
    failures.push({ story, words: `${story.id}: ${error instanceof Error ? error.message : String(error)}` });
  }

  try {
    await visitStories({ browser, open: { url: served.url, script, timezoneId: 'Asia/Shanghai' }, stories, look, onFailed });
  } finally {
    await browser.close();
    await served.close();
  }
  return { stories, failures };
}

/** Serialised and run in the page: it cannot use anything from its scope. */
function layStyles(styles: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** One story in each mode in which it looks different: a story that fixes its language looks the same in two of them. */
async function photograph(page: StoryPage, story: ListedStory, into: string) {
  await page.show(story, modes[0]!);
  for (const combination of combinationsOf(await page.ownGlobals(), modes)) {
    await page.setCombination(combination);
    const path = join(into, nameOfMode(combination), `${story.id}.png`);
    mkdirSync(dirname(path), { recursive: true });
    await page.page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
  }
  // A failing play function is reported by the story tests; the picture shows its last state.
  page.takeFaults();
}
