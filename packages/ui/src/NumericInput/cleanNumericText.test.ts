import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanNumericText } from './cleanNumericText';

describe('cleanNumericText', () => {
  it.each([
    ['2', '2'],
    ['-1e=2', '12'],
    ['1E3', '13'],
    ['12345', '1234'],
    ['-12e45', '1245'],
    ['1.5', '1.5'],
    ['1.2.3', '1.23'],
    ['12.345', '12.3'],
    ['１２', '12'],
    ['２。５', '2.5'],
    ['abc', ''],
    ['', ''],
  ])('%j becomes %j', (text, cleaned) => {
    expect(cleanNumericText(text)).toBe(cleaned);
  });

  it('returns at most four characters, only digits and one point, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.-+eE= ab１。') }), (text) => {
        const cleaned = cleanNumericText(text);
        expect(cleaned).toMatch(/^(?=.{0,4}$)\d*\.?\d*$/);
        expect(cleanNumericText(cleaned)).toBe(cleaned);
      }),
    );
  });

  it('keeps every figure of up to four characters', () => {
    fc.assert(
      fc.property(fc.nat(9999), (figure) => {
        expect(cleanNumericText(String(figure))).toBe(String(figure));
      }),
    );
  });
});
