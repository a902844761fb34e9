import type { ListedStory } from '../../sweeps/stories/storybook';
import type { EngineBrowser } from '../browsers/EnginePage';
import type { Outcome } from '../outcome';
import { createStoryPage } from './storyPage';

/** A page is loaded anew after so many stories. */
const storiesPerLoad = 100;

interface Visit {
  /** Starts a browser; called again after one broke. */
  open: () => Promise<EngineBrowser>;
  /** Where the built Storybook is served. */
  url: string;
  stories: readonly ListedStory[];
  onSeen: (outcome: Outcome) => void;
}

/** Shows every story in one browser after another. */
export async function visitStories({ open, url, stories, onSeen }: Visit) {
  let browser = await open();
  let storyPage = createStoryPage(browser.page, url);
  let count = 0;
  for (const story of stories) {
    const startedAt = Date.now();
    let wrong: string[];
    try {
      wrong = await storyPage.look(story);
    } catch (error) {
      wrong = [`The browser gave up: ${error instanceof Error ? error.message : String(error)}`];
      await browser.close();
      browser = await open();
      storyPage = createStoryPage(browser.page, url);
    }
    onSeen({ at: story.id, wrong, milliseconds: Date.now() - startedAt });
    count += 1;
    if (count % storiesPerLoad === 0) storyPage.refresh();
  }
  await browser.close();
}
