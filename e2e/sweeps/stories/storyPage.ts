import type { Browser, BrowserContextOptions, ConsoleMessage } from '@playwright/test';
import { globalsOf, type Combination, type OwnGlobals } from './combinations';
import type { ListedStory } from './storybook';

/** Something the page said or threw. */
export interface ReportedFault {
  kind: 'console' | 'error' | 'play';
  what: string;
}

/** A page of Storybook's preview in which one story after another is drawn. */
export type StoryPage = Awaited<ReturnType<typeof openStoryPage>>;

/** Where the stories are, and how the page is to be. */
export interface StoryPageOptions extends BrowserContextOptions {
  url: string;
  /** What `inPageScript` built. */
  script: string;
  /**
   * Whether stories act out their play; without it they stay as they start.
   * @default true
   */
  withPlay?: boolean;
}

const patience = 45_000;

/** Opens the page. Stories are switched inside it by the preview's own channel: three times as fast as reloading the page. */
export async function openStoryPage(browser: Browser, { url, script, withPlay = true, ...options }: StoryPageOptions) {
  const context = await browser.newContext({
    viewport: { width: 1300, height: 900 },
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(script);
  await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  const page = await context.newPage();
  const said: ReportedFault[] = [];
  let shown: ListedStory | undefined;
  page.on(
    'console',
    (message) => isFault(message) && said.push({ kind: 'console', what: `${message.type()}: ${message.text()}`.slice(0, 400) }),
  );
  page.on('pageerror', (error) => said.push({ kind: 'error', what: String(error.message).slice(0, 400) }));

  /** Renders a story with its play, in this combination; on request in a freshly loaded page. */
  async function show(story: ListedStory, combination: Combination, { isFresh = false } = {}) {
    const isSwitch = shown !== undefined && !isFresh && shown.id !== story.id;
    if (isSwitch) await setCombination(combination);
    const drawn = isSwitch
      ? await within(page.evaluate((next) => window.storySweep.drawStory(next), { id: story.id, hasPlay: withPlay && story.hasPlay }))
      : await load(story, combination);
    shown = story;
    if (drawn.failure !== undefined || drawn.status !== 'success')
      said.push({ kind: 'play', what: (drawn.failure ?? drawn.status).slice(0, 400) });
    await page.evaluate(() => window.storySweep.settle());
  }

  async function load(story: ListedStory, { language, theme }: Combination) {
    const globals = Object.entries(globalsOf({ language, theme })).map(([name, value]) => `${name}:${value}`);
    await page.goto(
      `${url}/iframe.html?id=${story.id}&viewMode=story&globals=${[...globals, 'a11y.manual:!true'].join(';')}${withPlay ? '' : '&embed=true'}`,
    );
    const isOver = () => ['finished', 'errored'].includes(window.storySweep.currentStory().phase ?? '');
    await page.waitForFunction(isOver, undefined, { timeout: patience });
    const { phase, failure } = await page.evaluate(() => window.storySweep.currentStory());
    return { status: phase === 'finished' ? 'success' : 'error', failure };
  }

  /** Sets the toolbars as a person does: the story stays in the state that its play reached. */
  async function setCombination(combination: Combination) {
    const id = shown?.id;
    if (id === undefined) return;
    await within(page.evaluate((given) => window.storySweep.setGlobals(given), { id, globals: globalsOf(combination) }));
    await page.evaluate(() => window.storySweep.settle());
  }

  async function resize(width: number, height: number) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.storySweep.settle());
  }

  async function ownGlobals() {
    return (await page.evaluate(() => window.storySweep.currentStory().globals)) as OwnGlobals;
  }

  function reportedSoFar(): readonly ReportedFault[] {
    return said;
  }

  /** The faults reported since the last call. */
  function takeFaults() {
    return said.splice(0);
  }
  /** Forgets the story on show, after something went wrong: the next one is drawn in a page just loaded. */
  function forget() {
    shown = undefined;
    takeFaults();
  }
  return { page, show, setCombination, resize, ownGlobals, reportedSoFar, takeFaults, forget, close: () => context.close() };
}

// Storybook's interaction recorder itself triggers this when it serializes a keyboard event including the window.
const saidByStorybook = 'Accessing the Story Store is deprecated';

function isFault(message: ConsoleMessage) {
  return (message.type() === 'error' || message.type() === 'warning') && !message.text().startsWith(saidByStorybook);
}

async function within<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not drawn within ${patience / 1000} s`)), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
