import type { TextPiece } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordChanges } from './wordChanges';

const words = (pieces: readonly TextPiece[]) => pieces.map(({ change, text }) => `${change}: ${text}`);
const without = (pieces: readonly TextPiece[], change: TextPiece['change']) =>
  pieces.flatMap((piece) => (piece.change === change ? [] : piece.text)).join('');

describe('the words that differ between two texts', () => {
  it('cuts Chinese into words, and places what was removed before what was inserted', () => {
    const { pieces, isRewritten } = wordChanges('能说明工程师的社会责任', '能就案例论证工程师的社会责任');
    expect(isRewritten).toBe(false);
    expect(without(pieces, 'added')).toBe('能说明工程师的社会责任');
    expect(words(wordChanges('能分析算法的复杂度', '能分析程序的复杂度').pieces)).toEqual([
      'same: 能分析',
      'removed: 算法',
      'added: 程序',
      'same: 的复杂度',
    ]);
  });

  it('lets punctuation and spaces go with the changed word before them', () => {
    expect(words(wordChanges('能熟练地运用算法，图论，并分析程序的复杂度', '能熟练地运用栈，队列，并分析程序的复杂度').pieces)).toEqual([
      'same: 能熟练地运用',
      'removed: 算法，图论',
      'added: 栈，队列',
      'same: ，并分析程序的复杂度',
    ]);
    expect(words(wordChanges('It solves small problems of every engineer', 'It solves complex tasks of every engineer').pieces)).toEqual([
      'same: It solves ',
      'removed: small problems',
      'added: complex tasks',
      'same:  of every engineer',
    ]);
  });

  it('leaves the space between removed and inserted words to neither', () => {
    const { pieces } = wordChanges('Explain the law to engineers ', 'Explain the law and ethics to engineers ');
    expect(without(pieces, 'added')).toBe('Explain the law to engineers ');
    expect(pieces.filter(({ change }) => change === 'removed')).toEqual([]);
  });

  it('calls a text rewritten of which more than 60 % changed', () => {
    expect(wordChanges('能说明工程师的社会责任', '熟悉常用的测试工具').isRewritten).toBe(true);
    expect(wordChanges('能分析算法的复杂度', '能分析程序的复杂度').isRewritten).toBe(false);
  });

  it('calls no text rewritten that was empty or became empty', () => {
    expect(wordChanges('', '能分析算法的复杂度')).toEqual({
      pieces: [{ text: '能分析算法的复杂度', change: 'added' }],
      isRewritten: false,
    });
    expect(wordChanges('能分析', '')).toEqual({ pieces: [{ text: '能分析', change: 'removed' }], isRewritten: false });
  });

  it('holds both texts whole, and never two pieces of one kind side by side', () => {
    const text = fc
      .array(fc.constantFrom('能', '分析', '复杂', 'data', ' ', '，', '\n', '。', '😀'), { maxLength: 40 })
      .map((list) => list.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { pieces } = wordChanges(before, after);
        expect(without(pieces, 'added')).toBe(before);
        expect(without(pieces, 'removed')).toBe(after);
        expect(pieces.every(({ text: piece }) => piece !== '')).toBe(true);
        expect(pieces.every(({ change }, index) => change !== pieces[index - 1]?.change)).toBe(true);
        expect(pieces.every(({ change }, index) => change !== 'removed' || pieces[index - 1]?.change !== 'added')).toBe(true);
      }),
    );
  });
});
