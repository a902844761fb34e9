import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goalTextProblem, isSameGoalText, maxGoalLength, splitGoalLines } from './goalEntries';

describe('content of a goal', () => {
  it.each([
    ['', 'empty'],
    [' \n\t　', 'empty'],
    ['能建模', null],
    [` ${'目'.repeat(maxGoalLength)} `, null],
    ['目'.repeat(maxGoalLength + 1), 'tooLong'],
  ])('%#', (text, problem) => expect(goalTextProblem(text)).toBe(problem));

  it.each([
    ['能建模', '能建模。', true],
    ['Model a problem', ' model  a PROBLEM.', true],
    ['ＡＢＣ', 'abc', true],
    ['能建模', '能建模型', false],
    ['', '', false],
    ['。', ' ', false],
  ])('%s and %s say the same: %s', (one, other, same) => expect(isSameGoalText(one, other)).toBe(same));
});

it('compares a pasted text of two million full stops at once', () => {
  const stops = '.'.repeat(2_000_000);
  expect(isSameGoalText(`能建模${stops}`, '能建模')).toBe(true);
  expect(isSameGoalText(`${stops}能建模`, '能建模')).toBe(false);
});

describe('pasted lines', () => {
  it.each([
    ['一\n二\r\n三', ['一', '二', '三']],
    ['\n 一 \n\n \t\n二\n', ['一', '二']],
    ['一行', ['一行']],
    ['\n \n', []],
  ])('%j', (text, lines) => expect(splitGoalLines(text)).toEqual(lines));

  it('lose no word and hold no blank line', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('甲', 'a', ' ', '\n', '\r', '\t', '。') }), (text) => {
        const lines = splitGoalLines(text);
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
        for (const line of lines) expect(line).toBe(line.trim());
        expect(lines).not.toContain('');
        expect(splitGoalLines(lines.join('\n'))).toEqual(lines);
      }),
    );
  });
});
