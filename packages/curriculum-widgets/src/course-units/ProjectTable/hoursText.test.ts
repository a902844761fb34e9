import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readHours } from './hoursText';

it.each([
  ['', { hours: 0 }],
  ['12', { hours: 12 }],
  [' 1.5 ', { hours: 1.5 }],
  ['１２', { hours: 12 }],
  ['9999', { hours: 9999 }],
  ['10000', { problem: 'tooMany' }],
  ['-1', { problem: 'negative' }],
  ['－1', { problem: 'negative' }],
  ['1e3', { problem: 'notNumber' }],
  ['十二', { problem: 'notNumber' }],
  ['1.2.3', { problem: 'notNumber' }],
  ['.', { problem: 'notNumber' }],
])('reads "%s"', (typed, result) => {
  expect(readHours(typed)).toEqual(result);
});

it('returns hours that can be saved, or a problem, for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.float().map(String), fc.integer().map(String)), (typed) => {
      const { hours, problem } = readHours(typed);
      if (problem === undefined) expect(hours).toSatisfy((value: number) => value >= 0 && value <= 9999);
      else expect(hours).toBeUndefined();
    }),
  );
});

it('reads back every figure it could have shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_900 }), (hundredths) => {
      expect(readHours(String(hundredths / 100)).hours).toBe(hundredths / 100);
    }),
  );
});
