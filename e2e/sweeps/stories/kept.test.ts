import { expect, it } from 'vitest';
import type { Component } from '../../../docs/storybook/widget-page/catalogue';
import type { StoryResult } from './findings';
import { keptOf, replaceKept, typicalStories } from './kept';
import type { ListedStory } from './storybook';

const components = [
  { name: 'Button', titles: ['UI/Actions/Button', 'UI/Actions/Button cases'] },
  { name: 'Link', titles: ['UI/Actions/Link'] },
] as unknown as Component[];

function story(title: string, name: string): ListedStory {
  return { id: `${title}--${name}`, title, name, importPath: '', tags: [], hasPlay: false };
}
const listed = [
  story('UI/Actions/Button', 'Empty'),
  story('UI/Actions/Button', 'Typical'),
  story('UI/Actions/Button cases', 'Long'),
  story('UI/Actions/Link', 'Typical'),
];
const drawn = ['en/light', 'zh/light', 'zh/dark'];

function seen({ id, title, name }: ListedStory, more: Partial<StoryResult> = {}): StoryResult {
  return { id, title, name, drawn, fixed: [], findings: [], milliseconds: 1, ...more };
}

const axe = (what: string) => ({ kind: 'axe' as const, what, target: '#x', places: ['zh/light 1300'] });
const run = { components, listed, date: '2026-11-30T08:00:00.000Z', revision: '4205fa9d' };

it('takes the typical story of each component', () => {
  expect(typicalStories(components, listed)).toEqual([listed[1], listed[3]]);
});

it('counts what axe found in the stories of all titles of a component, by rule', () => {
  const [empty, typical, long] = listed.map((one) => seen(one));
  const results = [
    { ...empty!, findings: [axe('label: no label'), axe('color-contrast: too faint')] },
    { ...typical!, spoken: { zh: ['- button "保存"'], en: ['- button "Save"'] } },
    { ...long!, findings: [axe('label: no label'), { kind: 'clipped' as const, what: 'cut', places: [] }] },
    // The second pass draws a story in English from the start.
    { ...typical!, drawn: ['en/start'] },
  ];
  expect(keptOf({ ...run, results })).toEqual({
    digests: {
      Button: {
        date: '2026-11-30',
        revision: '4205fa9d',
        stories: 3,
        combinations: ['zh/light', 'zh/dark', 'en/light'],
        violations: { label: 2, 'color-contrast': 1 },
      },
    },
    spoken: { Button: { zh: ['- button "保存"'], en: ['- button "Save"'] } },
  });
});

it('keeps nothing of a component of which a story was not looked at', () => {
  expect(keptOf({ ...run, results: [seen(listed[0]!), seen(listed[1]!)] })).toEqual({ digests: {}, spoken: {} });
});

it('keeps nothing of a component one of whose plays failed', () => {
  const failed = seen(listed[3]!, { findings: [{ kind: 'play', what: 'no button', places: ['zh/play'] }] });
  expect(keptOf({ ...run, results: [failed] })).toEqual({ digests: {}, spoken: {} });
  expect(Object.keys(keptOf({ ...run, results: [seen(listed[3]!)] }).digests)).toEqual(['Link']);
});

it('replaces only what a run looked at, and drops components that are no more', () => {
  const digest = { date: '2026-11-01', revision: 'a', stories: 1, combinations: [], violations: {} };
  const before = { digests: { Button: digest, Link: digest, Gone: digest }, spoken: { Link: { en: ['- link'] }, Gone: {} } };
  const now = { digests: { Button: { ...digest, revision: 'b' } }, spoken: { Button: { en: ['- button'] } } };
  expect(replaceKept(before, now, ['Button', 'Link'])).toEqual({
    digests: { Button: { ...digest, revision: 'b' }, Link: digest },
    spoken: { Button: { en: ['- button'] }, Link: { en: ['- link'] } },
  });
});
