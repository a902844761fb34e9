import { expect, it } from 'vitest';
import { typicalStory } from './typicalStory';

const story = (name: string, ...states: string[]) => ({ name, tags: states.map((id) => `state:${id}`) });

it.each([
  ['the one called typical', [story('Empty'), story('Typical')], 'Typical'],
  [
    'the one whose state is the usual one',
    [story('Empty', 'goal-panel.empty'), story('Several Groups', 'goal-panel.many')],
    'Several Groups',
  ],
  ['the first that is no exception', [story('Targets Loading'), story('No Targets'), story('Chosen'), story('Copied')], 'Chosen'],
  ['the first where all are exceptions', [story('Empty'), story('Loading')], 'Empty'],
])('opens with %s', (_, stories, name) => {
  expect(typicalStory(stories)?.name).toBe(name);
});
