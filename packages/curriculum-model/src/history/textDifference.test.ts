import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textDifference, type TextPiece } from './textDifference';

const without = (pieces: readonly TextPiece[], change: TextPiece['change']) =>
  pieces
    .filter((piece) => piece.change !== change)
    .map(({ text }) => text)
    .join('');

describe('the difference of two texts', () => {
  it('compares word by word, in Chinese too', () => {
    expect(textDifference('能分析算法的复杂度', '能分析程序的复杂度', 'zh')).toEqual([
      { text: '能分析', change: 'same' },
      { text: '算法', change: 'removed' },
      { text: '程序', change: 'added' },
      { text: '的复杂度', change: 'same' },
    ]);
    expect(textDifference('solves small problems', 'solves complex problems', 'en')).toContainEqual({ text: 'complex', change: 'added' });
  });

  it('always holds both texts whole', () => {
    const words = fc
      .array(fc.constantFrom('能', '分析', '复杂', 'data', ' ', '\n', '。', '😀'), { maxLength: 60 })
      .map((list) => list.join(''));
    fc.assert(
      fc.property(
        fc.oneof(words, fc.string({ unit: 'binary' })),
        words,
        fc.constantFrom('zh' as const, 'en' as const),
        (before, after, language) => {
          const pieces = textDifference(before, after, language);
          expect(without(pieces, 'added')).toBe(before);
          expect(without(pieces, 'removed')).toBe(after);
          expect(pieces.every(({ text }) => text !== '')).toBe(true);
        },
      ),
    );
  });

  it('reports texts that have nothing in common as one removed and one added', () => {
    const words = (letter: string) => Array.from({ length: 900 }, (_, index) => `${letter}${index}`).join(' ');
    expect(textDifference(words('a'), words('b'), 'en').map(({ change }) => change)).toEqual(['removed', 'added']);
  });
});
