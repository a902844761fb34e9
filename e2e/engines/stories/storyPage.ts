import type { EnginePage } from '../browsers/EnginePage';
import type { EngineStories } from '../inPage/stories';
import type { ListedStory } from '../../sweeps/stories/storybook';
import { until } from '../../support/until';

const patience = 60_000;
const toolbars = 'language:80101;theme:light;a11y.manual:!true';

/** Draws stories in a page, each with its play and its resting check; what is wrong comes back in words. */
export function createStoryPage(page: EnginePage, url: string) {
  let isLoaded = false;

  function call<Name extends keyof EngineStories>(name: Name, ...given: Parameters<EngineStories[Name]>) {
    type Result = Awaited<ReturnType<EngineStories[Name]>>;
    return page.evaluate<Result>(`window.engineStories.${name}(...${JSON.stringify(given)})`);
  }

  /** Loads Storybook's preview with a story, as somebody who follows a link to it. */
  async function load({ id }: ListedStory): Promise<string[]> {
    isLoaded = false;
    // Nobody looks at the recorded steps of a play.
    await page.open(`${url}/iframe.html?id=${id}&viewMode=story&instrument=false&globals=${toolbars}`);
    await until(`${id} is drawn`, async () => ['finished', 'errored'].includes((await call('currentStory')).phase ?? ''), patience);
    const { phase, failure } = await call('currentStory');
    isLoaded = true;
    // Some drivers bring what is undefined as null.
    return phase === 'errored' || failure ? [failure ?? 'The story could not be drawn.'] : [];
  }

  /** Draws the story in the page that is loaded already, three times as fast. */
  async function draw({ id, hasPlay }: ListedStory): Promise<string[]> {
    const { status, failure } = await call('drawStory', { id, hasPlay });
    return status === 'success' ? [] : [failure ?? status];
  }

  async function show(story: ListedStory): Promise<string[]> {
    const failed = isLoaded ? await draw(story) : await load(story);
    return [...failed.map((line) => line.slice(0, 600)), ...(await call('takeFaults'))];
  }

  return {
    /** Shows a story; where it fails once more in a page just loaded, since what another story left behind is not its fault. */
    async look(story: ListedStory): Promise<string[]> {
      const wasLoaded = isLoaded;
      const first = await show(story);
      if (first.length === 0) return first;
      isLoaded = false;
      return wasLoaded ? await show(story) : first;
    },
    /** Has the next story drawn in a page just loaded, so that nothing accumulates. */
    refresh() {
      isLoaded = false;
    },
  };
}
