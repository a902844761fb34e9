import { composeStory } from '@storybook/react-vite';
import { userEvent, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import preview from '../../../.storybook/preview';
import { testingLibraryDriver, type Driver, type FoundElement } from '../../../packages/curriculum-widgets/src/testing';
import { cleanup, render } from '../../../packages/ui/src/testing';

type Stories = Record<string, Parameters<typeof composeStory>[0]> & { default: Parameters<typeof composeStory>[1] };

const modules = import.meta.glob<Stories>('../../../packages/curriculum-widgets/src/**/*.stories.tsx');
const driver = testingLibraryDriver({ within, waitFor, user: userEvent.setup({ delay: null }) });

/** What a page object is walked with: the story stands as it begins, before its own gestures. */
export interface Walked {
  driver: Driver<FoundElement>;
  args: Record<string, unknown>;
  isChinese: boolean;
}

async function show(path: string, name: string, language: string) {
  const stories = await modules[`../../../packages/curriculum-widgets/src/${path}.stories.tsx`]!();
  const initialGlobals = { ...preview.initialGlobals, language };
  const Story = composeStory(stories[name]!, stories.default, { initialGlobals }, name);
  await Story.load();
  await cleanup();
  await render(<Story />);
  return Story.args as Record<string, unknown>;
}

/** Walks page objects through stories, `goals/GoalEdit/GoalEdit Add` each, in both languages. */
export function walkStories(walks: Readonly<Record<string, (walked: Walked) => Promise<unknown>>>) {
  describe.each(['80101', '80102'])('language %s', (language) => {
    it.each(Object.entries(walks))('%s', async (story, walk) => {
      const [path = '', name = ''] = story.split(' ');
      const args = await show(path, name, language);
      await walk({ driver, args, isChinese: language === '80101' });
    });
  });
}
