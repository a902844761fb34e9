import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseKsaLines } from './ksaLines';

describe('parseKsaLines', () => {
  it.each([
    ['大O记号含义', ['K 大O记号含义']],
    ['  一 \r\n\n\t\n二\n', ['K 一', 'K 二']],
    ['K1 大O\nS2、递归遍历\na3：严谨\nK4．存储', ['K 大O', 'S 递归遍历', 'A 严谨', 'K 存储']],
    ['K\t1\t大O\nS\t1\t递归', ['K 大O', 'S 递归']],
    ['S3级考试', ['K S3级考试']],
    ['A4 paper', ['A paper']],
    ['A4paper sizes', ['K A4paper sizes']],
    ['K', ['K K']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(parseKsaLines(text, 'K').map(({ letter, description }) => `${letter} ${description}`)).toEqual(expected);
  });

  it('never fails, and never returns a line without words', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('K' as const, 'S' as const, 'A' as const), (text, letter) => {
        for (const line of parseKsaLines(text, letter)) expect(line.description.trim()).not.toBe('');
      }),
    );
  });
});
