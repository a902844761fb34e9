import type { StoryContext } from '@storybook/react-vite';
import { checkAtRest } from './checkAtRest';
import { checkFolds } from './checkFolds';
import { checkLinks } from './checkLinks';

/** What every story must meet once its play has ended. On a page of documentation stands more than the story: nothing is asked there. */
export async function checkStory(context: StoryContext): Promise<void> {
  if (context.viewMode === 'docs') return;
  checkLinks(context);
  checkFolds(context);
  await checkAtRest(context);
}
