import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figuresCsv } from './figuresCsv';

it('writes tables that a spreadsheet opens as they are', () => {
  expect(
    figuresCsv([
      [
        ['课程', '学时'],
        ['数据"结构", 上', 64],
      ],
      [['=cmd|1'], [-3]],
    ]),
  ).toBe('\uFEFF课程,学时\r\n"数据""结构"", 上",64\r\n\r\n\'=cmd|1\r\n-3\r\n');
});

it('never lets a text begin like a formula', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      expect(
        figuresCsv([[[text]]])
          .slice(1)
          .replace(/^"/, ''),
      ).not.toMatch(/^[=+\-@\t]/);
    }),
  );
});
