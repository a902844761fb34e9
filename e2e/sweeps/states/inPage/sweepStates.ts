import type { RestingCheck } from '@college/ui/testing/atRest';
import { configure } from 'storybook/test';
import { afterEach, expect, inject } from 'vitest';
import { commands } from 'vitest/browser';
import { resting } from '../../../../.storybook/checkAtRest';
import explained from '../../../../docs/states/alike.json';
import { checksOfWidget } from './checksOfWidget';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the pictures of the states go. */
    statesFolder: string;
  }
}

type DrawnStory = NonNullable<typeof resting.story>;

/** Holds the checks of all states of a widget against each of its stories, and takes a picture of it at rest. */
afterEach(async () => {
  const { story } = resting;
  const own = story?.tags.find((tag) => tag.startsWith('state:'))?.slice('state:'.length);
  if (!story || !own) return;
  await commands.takeStatePicture(`${inject('statesFolder')}/${own}.png`);
  const others = (await checksOfWidget(own.split('.')[0]!)).filter(({ state }) => state !== own);
  const alsoPassing: string[] = [];
  for (const { state, check } of others) {
    if (!(`${own} passes ${state}` in explained) && (await doesPass(check, story))) alsoPassing.push(state);
  }
  expect(
    alsoPassing,
    `Checks of other states that ${own} passes too: sharpen them, or explain the pair in docs/states/alike.json.`,
  ).toEqual([]);
});

async function doesPass(check: RestingCheck<unknown>, story: DrawnStory) {
  configure({ asyncUtilTimeout: 0 });
  try {
    await check(story as Parameters<typeof check>[0]);
    return true;
  } catch {
    return false; // The other state's check does not hold here, as it should be.
  } finally {
    configure({ asyncUtilTimeout: 5000 });
  }
}
