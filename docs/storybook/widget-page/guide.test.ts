import { expect, it } from 'vitest';
import { codeBlocks, guideFaults, readGuide } from './guide';

const sections = {
  Anatomy: '1. **Head**: what it is.',
  Do: '- Use it.',
  "Don't": '- Misuse it.',
  Keyboard: '| Keys | What they do |\n|---|---|\n| – | takes no keys of its own |',
  React: '```tsx\n## no heading\nexport function Example() {}\n```',
};

function guide(changes: Partial<Record<keyof typeof sections, string | undefined>> = {}, title = 'GoalPanel') {
  const entries = Object.entries({ ...sections, ...changes }).filter(([, text]) => text !== undefined);
  return `# ${title}\n\nThe goals of a course.\n\n${entries.map(([heading, text]) => `## ${heading}\n\n${text}`).join('\n\n')}\n`;
}

it('takes a guide apart', () => {
  const { title, intro, sections: found } = readGuide(guide());
  expect([title, intro]).toEqual(['GoalPanel', 'The goals of a course.']);
  expect(found).toEqual(sections);
  expect(codeBlocks(found.React!)).toEqual(['## no heading\nexport function Example() {}\n']);
});

it('finds nothing wrong with a complete guide', () => {
  expect(guideFaults(guide(), ['GoalPanel'])).toEqual([]);
});

it.each([
  ['another name', guide({}, 'GoalPane'), /first heading/],
  ['a missing section', guide({ Do: undefined }), /headings must be/],
  ['an empty section', guide({ Anatomy: '' }), /"Anatomy" says nothing/],
  ['no row of keys', guide({ Keyboard: '| Keys | What they do |\n|---|---|' }), /no row/],
  ['no code', guide({ React: 'Write it yourself.' }), /one ```tsx block; it holds 0/],
])('finds %s', (_, markdown, fault) => {
  expect(guideFaults(markdown, ['GoalPanel']).join()).toMatch(fault);
});
