import { expect, it } from 'vitest';
import type { Chapter } from './book';
import { componentTwin } from './componentTwin';

const prop = { name: 'isReadOnly', type: 'boolean', kind: 'boolean', isRequired: false, description: 'Hides the menu.' };
const chapter = {
  component: {
    name: 'Panel',
    entry: '@college/curriculum-widgets/goals/Panel',
    description: 'Goals by indicator.',
    messages: [],
    props: [prop],
    ports: [],
    inherits: [],
    tokens: [],
  },
  guide: '# Panel\n\nGoals to be read.\n\n## Do\n\nPut it beside.\n\n## React\n\n```tsx\n<Panel />\n```\n',
  chinese: '# Panel\n\n用于阅读教学目标。\n\n## 宜\n\n放在旁边。\n',
  stories: [{ id: 'panel--empty', name: 'Empty', states: [] }],
  checks: [{ name: { zh: '指南', en: 'Guide' }, isMet: true, isNeeded: false, detail: { zh: '完整', en: 'complete' } }],
  maturity: 'stable',
} as unknown as Chapter;

it.each([
  ['en', ['Goals to be read.', '## Do', '## Props', '- met: Guide, complete'], /\p{Script=Han}/u],
  ['zh', ['用于阅读教学目标。', '## 宜', '## 属性', '- 满足：指南、完整'], /## (Do|Props|Checks|States)\b/],
] as const)('writes the page of a component in %s, with the code of the guide', (language, expected, other) => {
  const text = componentTwin(chapter, new Map(), language);
  for (const part of [...expected, '```tsx\n<Panel />\n```']) expect(text).toContain(part);
  expect(text).not.toMatch(other);
});
