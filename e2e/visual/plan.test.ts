import { describe, expect, it } from 'vitest';
import { planChosen, planReached } from './plan';

const sources = {
  '.storybook/preview.tsx': `import { theme } from '../packages/ui/src/theme/theme';`,
  '.storybook/main.ts': '',
  'pnpm-lock.yaml': '',
  'packages/ui/src/theme/theme.ts': `export const theme = 1;`,
  'packages/ui/src/Tabs/Tabs.tsx': `import { measure } from './measure';\nexport const Tabs = 1;`,
  'packages/ui/src/Tabs/measure.ts': `export const measure = 1;`,
  'packages/ui/src/Tabs/Tabs.stories.tsx': `import { Tabs } from './Tabs';\nexport default { title: 'UI/Tabs' };\nexport const One = {};\nexport const Two = {};`,
  'packages/ui/src/Tag/Tag.tsx': `import type { Tabs } from '../Tabs/Tabs';\nexport const Tag = 1;`,
  'packages/ui/src/Tag/Tag.stories.tsx': `import { Tag } from './Tag';\nexport default { title: 'UI/Tag' };\nexport const Blue = {};`,
};
type Sources = Record<string, string>;
const treeOf = (texts: Sources) => ({ digests: new Map(Object.entries(texts)), read: (path: string) => texts[path] ?? '' });
const reached = (later: Sources, earlier: Sources = sources) => planReached({ base: treeOf(earlier), here: treeOf(later) });
const filesOf = (files: readonly { file: string }[]) => files.map(({ file }) => file);
const tabs = 'packages/ui/src/Tabs/Tabs.stories.tsx';
const tag = 'packages/ui/src/Tag/Tag.stories.tsx';

describe('the stories that a change reaches', () => {
  it('are none where nothing changed', () => {
    expect(reached({ ...sources, 'README.md': 'new' })).toEqual({ before: [], after: [], leftOut: 3 });
  });

  it('import what changed, through other modules, but not its types alone', () => {
    const plan = reached({ ...sources, 'packages/ui/src/Tabs/measure.ts': `export const measure = 2;` });
    expect([filesOf(plan.before), filesOf(plan.after), plan.leftOut]).toEqual([[tabs], [tabs], 1]);
    expect(plan.before[0]?.key).not.toBe(plan.after[0]?.key);
  });

  it('are all where the preview imports it, and where a dependency changed', () => {
    for (const path of ['packages/ui/src/theme/theme.ts', 'pnpm-lock.yaml'])
      expect(filesOf(reached({ ...sources, [path]: '// other' }).after)).toEqual([tabs, tag]);
  });

  it('are new ones and those that are gone', () => {
    const { [tag]: _, ...without } = sources;
    expect(filesOf(reached(without).before)).toEqual([tag]);
    expect(reached(without).after).toEqual([]);
    expect(filesOf(reached(sources, without).after)).toEqual([tag]);
  });

  it('have the digest again that they had before', () => {
    const edited = { ...sources, 'packages/ui/src/Tabs/measure.ts': `export const measure = 2;` };
    expect(reached(edited).after).toEqual(reached(sources, edited).before);
  });
});

it('chosen stories are taken whatever changed: all, or the files with an id', () => {
  const trees = { base: treeOf(sources), here: treeOf(sources) };
  expect(filesOf(planChosen(trees, { revision: 'abc' }).after)).toEqual([tabs, tag]);
  const plan = planChosen(trees, { revision: 'abc', only: 'tag--bl' });
  expect([filesOf(plan.before), filesOf(plan.after)]).toEqual([[tag], [tag]]);
  expect(plan.before[0]?.key).not.toBe(plan.after[0]?.key);
});
