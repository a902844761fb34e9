import { expect, it } from 'vitest';
import { guideTwinFaults, twinFaults } from './twinFaults';
import { digestOfText, markedWith, translatedText } from './twins';

const english = `# Ports

[中文](zh/ports.md)

A \`port\` is an object, see [theming](theming.md) and [rules](../rules.md#all).

\`\`\`tsx
# no heading
const port = {};
\`\`\`

## Failures

| what | then |
|---|---|
| \`code\` | shown |

- one
- two
`;
const chinese = `# 数据端口

[English](../ports.md)

\`port\` 是对象，见[规则](../../rules.md#all)和[主题](theming.md)。

\`\`\`tsx
# no heading
const port = {};
\`\`\`

## 失败

| 什么 | 结果 |
|---|---|
| \`code\` | 显示 |

- 一
- 二
`;
const theming = {
  path: 'docs/guide/theming.md',
  english: '# Theming\n\n[中文](zh/theming.md)\n',
  chinese: '# 主题\n\n[English](../theming.md)\n',
};
const dark = {
  ...theming,
  english: `${theming.english}\n## Dark, by night\n`,
  chinese: `${theming.chinese}\n## 深色（夜间）\n`,
};

/** The faults of a Chinese text that is said to translate the English one. */
function faultsOf(text: string | undefined, original = english, other = theming) {
  const pairs = [{ path: 'docs/guide/ports.md', english: original, chinese: text }, other].map((pair) => ({
    ...pair,
    chinese: pair.chinese === undefined ? undefined : markedWith(digestOfText(pair.english), pair.chinese),
  }));
  return twinFaults(pairs);
}

it('finds nothing where both say the same', () => expect(faultsOf(chinese)).toEqual([]));

it('names a page without a twin', () => {
  expect(faultsOf(undefined)).toEqual(['docs/guide/zh/ports.md: there is no Chinese of docs/guide/ports.md']);
});

it('names a twin that translates an older text, and what to do', () => {
  const pair = { path: 'README.md', english: '# Home\n\n[中文](README.zh.md)\n\nNew.\n', chinese: '# 首页\n\n[English](README.md)\n' };
  const [fault, ...others] = twinFaults([{ ...pair, chinese: markedWith(digestOfText('# Home\n'), pair.chinese) }]);
  expect(fault).toBe(
    'README.zh.md: it translates another text than that of README.md: bring the Chinese up to date, then `npm run translated -- README.md`',
  );
  expect(others).toEqual([]);
  expect(twinFaults([pair])).toEqual([fault]);
});

it.each([
  ['a lost heading', '## 失败\n', '', 'its headings are #, in English # ##'],
  ['a heading of another level', '## 失败', '### 失败', 'its headings are # ###, in English # ##'],
  ['changed code', 'const port = {}', 'const port = []', 'under "数据端口", the code is another than in English'],
  ['code in another language', '```tsx', '```ts', 'under "数据端口", the code is another than in English'],
  ['a lost row', '| `code` | 显示 |\n', '', 'under "失败", tables have 2 lines, in English 3'],
  ['a lost item', '- 二\n', '', 'under "失败", lists have 1 items, in English 2'],
  ['a lost word of code', '`port` ', '数据端口', 'under "数据端口", words are missing: port'],
  ['an added word of code', '- 二', '- `two`', 'under "失败", words are added: two'],
  ['a link to the English page', '(theming.md)', '(../theming.md)', 'under "数据端口", links are missing: theming.md'],
  ['a lost anchor', '#all', '', 'under "数据端口", links are missing: ../../rules.md#all'],
  ['no way back', '[English](../ports.md)', '', 'under "数据端口", links are missing: ../ports.md'],
])('finds %s', (_, from, to, fault) => {
  expect(faultsOf(chinese.replace(from, to))).toContain(`docs/guide/zh/ports.md: ${fault}`);
});

it('wants a link to a heading to lead to the Chinese heading', () => {
  const original = english.replace('theming.md', 'theming.md#dark-by-night').replace('- one', '- [one](#failures)');
  const of = (to: string, within: string) =>
    faultsOf(chinese.replace('(theming.md)', `(theming.md#${to})`).replace('- 一', `- [一](#${within})`), original, dark);
  expect(of('深色夜间', '失败')).toEqual([]);
  expect(of('dark-by-night', '失败')).toContain('docs/guide/zh/ports.md: under "数据端口", links are missing: theming.md#深色夜间');
  expect(of('深色夜间', 'failures')).toContain('docs/guide/zh/ports.md: under "失败", links are missing: #失败');
});

it('asks the English page to name its twin', () => {
  const withoutLink = (text: string, link: string) => text.replace(link, '');
  expect(faultsOf(withoutLink(chinese, '[English](../ports.md)'), withoutLink(english, '[中文](zh/ports.md)'))).toEqual([
    'docs/guide/zh/ports.md: the first section of docs/guide/ports.md does not link to it',
  ]);
});

it('takes both kinds of line ends for the same text', () => {
  expect(digestOfText('# A\r\n')).toBe(digestOfText('# A\n'));
  expect(faultsOf(chinese, english.replaceAll('\n', '\r\n'))).toEqual([]);
});

const guide = {
  path: 'packages/ui/src/Star/README.md',
  english:
    "# Star\n\nOne `Star`.\n\n## Anatomy\n\n1. **Point**\n\n## Do\n\n- a\n\n## Don't\n\n- b\n\n## Keyboard\n\n| Keys | x |\n|---|---|\n\n## React\n\n```tsx\nstar();\n```\n",
};
const chineseGuide =
  '# Star\n\n一颗 `Star`。\n\n## 组成\n\n1. **角**\n\n## 宜\n\n- 甲\n\n## 忌\n\n- 乙\n\n## 键盘\n\n| 按键 | 作用 |\n|---|---|\n';
const marked = (chinese: string) => markedWith(digestOfText(translatedText(guide.path, guide.english)), chinese);

it('takes a guide without its code as the whole', () => {
  expect(guideTwinFaults({ ...guide, chinese: marked(chineseGuide) })).toEqual([]);
  const moreCode = guide.english.replace('star();', 'star(1);');
  expect(guideTwinFaults({ ...guide, english: moreCode, chinese: marked(chineseGuide) })).toEqual([]);
});

it.each([
  ['no Chinese', undefined, /there is no Chinese of/],
  ['another text', chineseGuide, /translates another text/],
  ['another order', marked(chineseGuide.replace('宜', '宜忌')), /headings must be 组成, 宜, 忌, 键盘/],
  ['an item less', marked(chineseGuide.replace('- 甲\n', '')), /under "宜", lists have 0 items, in English 1/],
  ['another word', marked(chineseGuide.replace('`Star`', '`Sun`')), /words are missing: Star/],
])('names %s of a guide', (_, chinese, fault) => expect(guideTwinFaults({ ...guide, chinese }).join()).toMatch(fault));
