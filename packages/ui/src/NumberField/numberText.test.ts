import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemOf, readNumber, stepped, writeNumber } from './numberText';

describe('readNumber', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['48', 48],
    ['48.5', 48.5],
    ['.5', 0.5],
    ['5.', 5],
    ['-3', -3],
    ['－３', -3],
    ['４８', 48],
    ['２。５', 2.5],
    ['1,024', 1024],
    ['1,02', Number.NaN],
    ['1.2.3', Number.NaN],
    ['四十八', Number.NaN],
    ['4e2', Number.NaN],
    ['-', Number.NaN],
  ])('%j is %s', (text, value) => {
    expect(readNumber(text, 'zh-CN')).toBe(value);
  });

  it.each(['zh-CN', 'en-US', 'de-DE'])('reads back what it writes in %s', (locale) => {
    const numbers = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(numbers, (value) => {
        const again = readNumber(writeNumber(value, locale, 2), locale);
        expect(again === 0 ? 0 : again).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it('never throws and never takes letters for a number', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = readNumber(text, 'zh-CN');
        if (/[a-z一-龥]/i.test(text.normalize('NFKC'))) expect(value).toBeNaN();
        else expect(value === null || typeof value === 'number').toBe(true);
      }),
    );
  });
});

describe('problemOf', () => {
  it.each([
    [null, null],
    [48, null],
    [0, null],
    [Number.NaN, 'unreadable'],
    [-1, 'tooSmall'],
    [1000, 'tooLarge'],
    [0.125, 'tooPrecise'],
    [0.1, null],
  ] as const)('%s: %s', (value, problem) => {
    expect(problemOf(value, { min: 0, max: 999, precision: 2 })).toBe(problem);
  });
});

describe('stepped', () => {
  it.each([
    [null, 1, 1],
    [48, 1, 49],
    [0, -1, 0],
    [999, 10, 999],
    [0.1, 0.2, 0.3],
    [Number.NaN, 1, 1],
  ])('%s and %s is %s', (value, by, next) => {
    expect(stepped(value, by, { min: 0, max: 999, precision: 2 })).toBe(next);
  });
});
