import type { RestingCheck } from '@college/ui/testing/atRest';
import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';

/** The story whose resting check passed last; a sweep looks at it before the next one is drawn. */
export const resting: { story?: StoryContext } = {};

/** In a test run, by Vitest or by a sweep that set `checksAtRest` on the page, a story of a specified state must pass its resting check once its play has ended. */
export async function checkAtRest(context: StoryContext): Promise<void> {
  delete resting.story;
  if (!('__vitest_browser__' in globalThis || 'checksAtRest' in globalThis)) return;
  const check = context.parameters.atRest as RestingCheck<unknown> | undefined;
  const state = context.tags.find((tag) => tag.startsWith('state:'));
  if (state && !check) throw new Error(`${context.title} / ${context.name} claims ${state} but has no parameters.atRest.`);
  if (!check) return;
  await waitFor(() => check(context as Parameters<typeof check>[0]));
  resting.story = context;
}
