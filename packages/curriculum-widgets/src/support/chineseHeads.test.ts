import { requirementCatalogues } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { chineseHead, lineBreak } from './chineseHeads';

const lines = (text: string) => chineseHead(text).split(lineBreak);

it.each([
  ['工程伦理和职业规范', ['工程伦理和', '职业规范']],
  ['工程与可持续发展', ['工程与', '可持续发展']],
  ['设计/开发解决方案', ['设计/开发', '解决方案']],
  ['使用现代工具', ['使用现代', '工具']],
  ['个人与团队', ['个人与团队']],
])('breaks %s at sense', (text, expected) => expect(lines(text)).toEqual(expected));

it('leaves no line of a standard longer than its narrow head', () => {
  const longest = requirementCatalogues
    .flatMap(({ headings }) => headings.flatMap(({ zh }) => lines(zh)))
    .filter(({ length }) => length > 5);
  expect(longest).toEqual([]);
});
