import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, needsEditor } from './longText';

describe('needsEditor', () => {
  it.each([
    ['', false],
    ['0123456789abcdef', false],
    ['0123456789abcdefg', true],
    ['一二三四五六七八九十甲乙丙丁戊己', false],
    ['一二三四五六七八九十甲乙丙丁戊己庚', true],
    ['😀'.repeat(16), false],
    ['😀'.repeat(17), true],
    ['𠮷'.repeat(16), false],
    ['两\n行', true],
  ])('%j: %s', (text, expected) => {
    expect(needsEditor(text)).toBe(expected);
  });

  it('counts any text by code points, however it is put together', () => {
    const codePoint = fc.integer({ min: 0, max: 0x10ffff }).filter((point) => point < 0xd800 || point > 0xdfff);
    fc.assert(
      fc.property(fc.array(codePoint, { maxLength: 40 }), (points) => {
        expect(countCharacters(String.fromCodePoint(...points))).toBe(points.length);
      }),
    );
  });
});
