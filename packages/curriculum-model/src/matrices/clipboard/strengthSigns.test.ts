import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStrength } from './strengthSigns';

describe('readStrength', () => {
  it.each(['★', '强', '强支撑', 'H', 'h', '●', '高', 'Ｈ', ' ★ ', '★强', '强支撑（★）', 'Strong support', '★\ufe0f'])(
    '%s is strong',
    (text) => expect(readStrength(text)).toEqual({ kind: 'relate', relate: 0 }),
  );

  it.each(['☆', '弱', '弱支撑', 'L', 'l', '○', '低', 'weak', '[弱]'])('%s is weak', (text) =>
    expect(readStrength(text)).toEqual({ kind: 'relate', relate: 1 }),
  );

  it.each(['', ' ', '\u00a0', '\u3000', '\u200b', '\n', '无', 'none'])('%j is none', (text) =>
    expect(readStrength(text)).toEqual({ kind: 'relate', relate: -1 }),
  );

  it.each([
    ['M', 'M'],
    ['m', 'M'],
    ['中', '中'],
    ['1', '1'],
    ['０', '0'],
    ['③', '3'],
    ['√', '√'],
    ['×', '×'],
    ['-', '-'],
    ['——', '——'],
    ['△', '△'],
    ['★★', '★★'],
    ['★☆', '★☆'],
    ['H/M', 'H/M'],
    ['支撑', '支撑'],
    ['X', 'X'],
    ['⭐', '⭐'],
  ])('%s is asked about as %s', (text, sign) => expect(readStrength(text)).toEqual({ kind: 'doubtful', sign }));

  it.each(['=A1', '＝IF(A1,"★","")', '#REF!', '#N/A'])('%s is a formula', (text) =>
    expect(readStrength(text)).toEqual({ kind: 'formula' }),
  );

  it.each(['数据结构', 'hello', '12', '0.5', '100%', '数', '强强强强强强强强强强强强强强强强强强强强'])('%s is neither', (text) =>
    expect(readStrength(text)).toEqual({ kind: 'words' }),
  );

  it('reads any text, and a sign the same in any width and case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(['relate', 'doubtful', 'formula', 'words']).toContain(readStrength(text).kind);
        expect(readStrength(` ${text.toUpperCase()}\t`)).toEqual(readStrength(text.toUpperCase()));
      }),
    );
  });
});
