import type { Browser } from '@playwright/test';
import type { ListedStory } from './storybook';
import { openStoryPage, type StoryPage, type StoryPageOptions } from './storyPage';

/** A page is reloaded after this many stories, so that nothing accumulates in it. */
const storiesPerPage = 150;

interface Visit {
  browser: Browser;
  /** How the pages are opened. */
  open: StoryPageOptions;
  stories: readonly ListedStory[];
  /**
   * Pages that run in parallel.
   * @default 2
   */
  pages?: number;
  /** What is done at a story; it draws the story itself, in the combinations it wants. */
  look: (page: StoryPage, story: ListedStory) => Promise<void>;
  /** Told when a look failed altogether. */
  onFailed: (story: ListedStory, error: unknown) => void;
}

/** Takes every story to one of a few pages, and to a new page where the old one broke. */
export async function visitStories({ browser, open, stories, pages = 2, look, onFailed }: Visit) {
  const waiting = [...stories];
  // A page takes neighbours: stories of one file share what is loaded.
  const share = Math.max(1, Math.min(12, Math.ceil(waiting.length / pages)));

  async function work() {
    let page = await openStoryPage(browser, open);
    let count = 0;
    for (let batch = waiting.splice(0, share); batch.length > 0; batch = waiting.splice(0, share)) {
      for (const story of batch) {
        try {
          await look(page, story);
        } catch (error) {
          onFailed(story, error);
          count = storiesPerPage;
        }
        count += 1;
        if (count < storiesPerPage) continue;
        await page.close();
        page = await openStoryPage(browser, open);
        count = 0;
      }
    }
    await page.close();
  }
  await Promise.all(Array.from({ length: pages }, work));
}
