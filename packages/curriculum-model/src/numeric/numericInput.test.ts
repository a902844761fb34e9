import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanNumericText, numericValue } from './numericInput';

describe('numeric input', () => {
  it.each([
    ['12345', '1234'],
    ['-12e3', '123'],
    ['1.5', '1.5'],
    ['1.2.3', '1.23'],
    [' 48 学时', '48'],
    ['１６', '16'],
    ['abc', ''],
  ])('pasted %s becomes %s', (text, cleaned) => expect(cleanNumericText(text)).toBe(cleaned));

  it.each([
    ['', null],
    ['.', null],
    ['.5', 0.5],
    ['16', 16],
    ['9999', 9999],
  ])('%s is worth %s', (text, value) => expect(numericValue(text)).toBe(value));

  it('returns a bounded number or nothing, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cleaned = cleanNumericText(text);
        expect(cleaned.length).toBeLessThanOrEqual(4);
        expect(cleanNumericText(cleaned)).toBe(cleaned);
        const value = numericValue(text);
        expect(value === null || (value >= 0 && value <= 9999)).toBe(true);
      }),
    );
  });
});
