import { expect, it } from 'vitest';
import { guideText } from './guideText';

const isPage = (name: string) => ['ports', 'rules'].includes(name);

it('leads to other guides and to the rules from both languages', () => {
  expect(guideText('See [ports](ports.md#streams) and [rules](../rules.md).', isPage)).toBe(
    'See [ports](?path=/docs/start-here-ports--docs) and [rules](?path=/docs/start-here-rules--docs).',
  );
  expect(guideText('见[规则](../../rules.md)。', isPage)).toBe('见[规则](?path=/docs/start-here-rules--docs)。');
});

it('leads into the repository where there is no page here', () => {
  const there = 'https://github.com/college-curriculum/workbench/blob/main/docs/decisions/0051-comments.md';
  expect(guideText('见[决策 51](../../decisions/0051-comments.md)。', isPage)).toBe(`见[决策 51](${there})。`);
});

it('leaves out the line of the other language and the line for the check', () => {
  expect(guideText('# Ports\n\n[中文](zh/ports.md)\n\nA widget.\n', isPage)).toBe('# Ports\n\nA widget.\n');
  expect(guideText('# 数据端口\n\n[English](../ports.md)\n\n组件。\n\n<!-- of: 1a2b3c4d -->\n', isPage)).toBe('# 数据端口\n\n组件。\n\n');
});
