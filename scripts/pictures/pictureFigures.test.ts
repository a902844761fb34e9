import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workingTree } from '../check/sourceTree.mjs';
import { figuresText, pageFile, withFigures } from './figuresPage.ts';
import { figuresOfKind, pictureFigures } from './pictureFigures.ts';

const sources: Record<string, string> = {
  '.storybook/preview.tsx': `import { theme } from '../packages/ui/src/theme/theme';`,
  'packages/ui/package.json': `{ "exports": { "./Button": { "@college/source": "./src/Button/index.ts" } } }`,
  'packages/ui/src/theme/theme.ts': `export const theme = {};`,
  'packages/ui/src/Frame/Frame.tsx': `import { theme } from '../theme/theme';`,
  'packages/ui/src/Button/index.ts': `export { Button } from './Button';`,
  'packages/ui/src/Button/Button.tsx': `export const Button = 1;`,
  'packages/ui/src/Button/Button.stories.tsx': `import { Button } from './Button';\nexport const One = {};\nexport const Two = {};`,
  'packages/curriculum-widgets/src/goals/GoalPanel/GoalPanel.tsx': `import { Button } from '@college/ui/Button';\nexport const GoalPanel = 1;`,
  'packages/curriculum-widgets/src/goals/GoalPanel/GoalPanel.stories.tsx': `import { GoalPanel } from './GoalPanel';\nimport type { Row } from '../GoalRow/GoalRow';\nexport const Empty = {};`,
  'packages/curriculum-widgets/src/goals/GoalRow/GoalRow.tsx': `export const GoalRow = 1;`,
};
const treeOf = (texts: Record<string, string>) => ({
  digests: new Map(Object.keys(texts).map((path) => [path, path])),
  read: (path: string) => texts[path] ?? '',
});

it('counts the stories that import a component, directly or through others, in three modes', () => {
  const figures = pictureFigures(treeOf(sources)).map(({ name, stories, pictures }) => [name, stories, pictures]);
  expect(figures).toEqual(
    expect.arrayContaining([
      ['Button', 3, 9],
      ['goals/GoalPanel', 1, 3],
      ['goals/GoalRow', 0, 0],
    ]),
  );
});

it('counts all stories for what the preview imports', () => {
  const preview = `import { Frame } from '../packages/ui/src/Frame/Frame';`;
  expect(pictureFigures(treeOf({ ...sources, '.storybook/preview.tsx': preview }))).toContainEqual(
    expect.objectContaining({ name: 'Frame', stories: 3, pictures: 9 }),
  );
});

it('a change in the widget of median size takes fewer than 500 pictures', () => {
  const figures = pictureFigures(workingTree());
  expect(figuresOfKind(figures, 'widget').middle.pictures).toBeLessThan(500);
  const page = readFileSync(pageFile, 'utf8');
  expect(withFigures(page, figuresText(figures, 'today'))).toContain('Counted on today.');
});
