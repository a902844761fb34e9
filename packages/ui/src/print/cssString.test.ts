import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cssString } from './cssString';

/** What a browser reads from a string of CSS: one space after an escape belongs to it. */
const read = (text: string) =>
  text.slice(1, -1).replace(/\\([0-9a-f]{1,6}) ?/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

describe('a text in CSS', () => {
  it('keeps letters as they are', () => expect(cssString('数据结构 Data 2')).toBe('"数据结构 Data 2"'));

  it('holds nothing that could end it', () =>
    expect(cssString('"} *{;\\\n')).toBe('"\\000022 \\00007d  \\00002a \\00007b \\00003b \\00005c \\00000a "'));

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(read(cssString(text))).toBe(text);
      }),
    );
  });
});
