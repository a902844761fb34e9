import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchQuickAdd, type QuickAddCode } from './quickAdd';

/** What a text is read as, where everything is there. */
function read(text: string) {
  const shown = (code: QuickAddCode) => (code.kind === 'point' ? `P${code.number}` : `${code.letter}${code.level}`);
  const { found, unknown } = matchQuickAdd(text, shown);
  return { codes: found.map(({ id }) => id), unknown };
}

describe('a code', () => {
  it.each([
    ['课点1,课点3 K1 S2，A1', 'P1 P3 K1 S2 A1', []],
    ['point 3', 'P3', []],
    ['Point\t12 ,k2', 'P12 K2', []],
    ['知识点 2，知识点5', 'P2 P5', []],
    ['课点１，Ｋ１', 'P1 K1', []],
    ['K1 K1 k1', 'K1', []],
    ['X1', '', ['X1']],
    ['K', '', ['K']],
    ['课点', '', ['课点']],
    ['课点 X1', '', ['课点', 'X1']],
    ['point0 K-1 3 K0', '', ['point0', 'K-1', '3', 'K0']],
    ['K1、S2', '', ['K1、S2']],
    ['K1;S2', '', ['K1;S2']],
    ['K1 what S2', 'K1 S2', ['what']],
    ['', '', []],
    ['  ，, ', '', []],
  ])('%s', (text, codes, unknown) => {
    const result = read(text);
    expect(result.codes.join(' ')).toBe(codes);
    expect(result.unknown).toEqual(unknown);
  });

  it('reads back whatever codes were written, between any separators', () => {
    const code = fc.oneof(
      fc.record({ kind: fc.constant('point' as const), number: fc.integer({ min: 1, max: 9999 }) }),
      fc.record({
        kind: fc.constant('ksa' as const),
        letter: fc.constantFrom('K' as const, 'S' as const, 'A' as const),
        level: fc.integer({ min: 1, max: 999 }),
      }),
    );
    const separator = fc.constantFrom(',', '，', ' ', '\n', ' , ', '\t，');
    fc.assert(
      fc.property(
        fc.uniqueArray(code, { selector: (one) => JSON.stringify(one) }),
        separator,
        fc.constantFrom('课点', 'point ', '知识点 '),
        (codes, between, word) => {
          const text = codes.map((one) => (one.kind === 'point' ? `${word}${one.number}` : `${one.letter}${one.level}`)).join(between);
          const shown = codes.map((one) => (one.kind === 'point' ? `P${one.number}` : `${one.letter}${one.level}`));
          expect(read(text)).toEqual({ codes: shown, unknown: [] });
        },
      ),
    );
  });

  it('never fails and loses no word', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { codes, unknown } = read(text);
        if (text.replace(/[,，\s]/g, '') !== '') expect(codes.length + unknown.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('matchQuickAdd', () => {
  const idOf = (code: QuickAddCode) => (code.kind === 'ksa' && code.level <= 4 ? `${code.letter}${code.level}` : undefined);

  it.each([
    ['K1 S1，A1 X1', ['K1', 'S1', 'A1'], ['X1']],
    ['k1,K1', ['K1'], []],
    ['K99 K2', ['K2'], ['K99']],
    ['课点3 B9', [], ['课点3', 'B9']],
    ['', [], []],
  ])('%s', (text, ids, unknown) => {
    const match = matchQuickAdd(text, idOf);
    expect(match.found.map(({ id }) => id)).toEqual(ids);
    expect(match.unknown).toEqual(unknown);
  });

  it('keeps what was typed for each id', () => {
    expect(matchQuickAdd('s2 k1', idOf).found).toEqual([
      { token: 's2', id: 'S2' },
      { token: 'k1', id: 'K1' },
    ]);
  });

  it('accounts for every word, as found or as unknown', () => {
    const word = fc.constantFrom('K1', 'k2', 'S9', 'A3', 'X1', '课点2', '?');
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const { found, unknown } = matchQuickAdd(words.join(' '), idOf);
        const ids = new Set(found.map(({ id }) => id));
        for (const one of words) expect(ids.has(one.toUpperCase()) || unknown.includes(one)).toBe(true);
      }),
    );
  });
});
