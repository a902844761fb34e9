import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut, isLong } from './cut';

describe('cut', () => {
  it.each([
    ['a'.repeat(20), 20, 'a'.repeat(20)],
    ['a'.repeat(21), 20, `${'a'.repeat(19)}…`],
    ['能为实际问题选择结构', 8, '能为实际问题选…'],
    ['能为实际问题选择', 8, '能为实际问题选择'],
    ['𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷', 8, '𠮷𠮷𠮷𠮷𠮷𠮷𠮷…'],
    ['', 8, ''],
  ])('%s at %i is %s', (text, n, expected) => expect(cut(text, n)).toBe(expected));

  it('never returns more characters than the limit, and keeps the beginning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 40 }), (text, n) => {
        const result = cut(text, n);
        expect([...result].length).toBeLessThanOrEqual(Math.max(n, 1));
        expect(result === text || text.startsWith(result.slice(0, -1))).toBe(true);
      }),
    );
  });
});

describe('isLong', () => {
  it.each([
    ['一'.repeat(16), false],
    ['一'.repeat(17), true],
    ['😀'.repeat(16), false],
  ])('%s: %s', (text, long) => expect(isLong(text)).toBe(long));
});
