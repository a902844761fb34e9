import { expect, it } from 'vitest';
import { addressOf, askedBy } from './address';

it('restores a filter as it was shared', () => {
  const shared = new URLSearchParams(
    Object.entries(addressOf({ widget: 'goal-panel', find: '教学目标', state: 'goal-panel.empty' })).filter(isSaid),
  );
  expect(askedBy(`?path=/docs/start-here-states--docs&${shared}`)).toEqual({
    widget: 'goal-panel',
    find: '教学目标',
    state: 'goal-panel.empty',
    story: undefined,
  });
});

it('writes nothing that Storybook, which writes it back as it is, would break', () => {
  expect(addressOf({ find: ' 50% & C# ' }).find).toBe('50 c');
});

it('removes parameters that are no longer set, the requested story too', () => {
  expect(addressOf({})).toEqual({ widget: null, find: null, state: null, story: null });
});

function isSaid(part: [string, string | null]): part is [string, string] {
  return part[1] !== null;
}
