import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinNumber, splitNumber } from './splitNumber';

describe('the number of a text', () => {
  it.each([
    ['1 工程知识', '1', '工程知识'],
    ['1. 工程知识', '1. ', '工程知识'],
    ['1工程知识', '', '1工程知识'],
    ['1.2、能够分析 ', '1.2、', '能够分析 '],
    ['工程知识', '', '工程知识'],
    ['1.', '1.', ''],
    ['  ', '', '  '],
  ])('of %j is %j', (text, number, words) => expect(splitNumber(text, 'requirement')).toEqual({ number, words }));

  it('loses no letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\s\d.．、工程a]*$/u), fc.constantFrom('requirement', 'indicator'), (text, level) => {
        expect(joinNumber(splitNumber(text, level))).toBe(text);
      }),
    );
  });
});
