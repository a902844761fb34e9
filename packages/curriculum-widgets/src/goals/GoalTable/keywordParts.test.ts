import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordParts } from './keywordParts';

const marked = (text: string, keyword: string) =>
  keywordParts(text, keyword)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

describe('keywordParts', () => {
  it.each([
    ['能建模并分析模型', '模', '能建[模]并分析[模]型'],
    ['Design and redesign', 'dESIGN', '[Design] and re[design]'],
    ['ＡＢＣ', 'b', 'Ａ[Ｂ]Ｃ'],
    ['能建模', '', '能建模'],
    ['能建模', '图', '能建模'],
    ['', '图', ''],
    ['ﬁle', 'f', 'ﬁle'],
  ])('%s for %s', (text, keyword, expected) => expect(marked(text, keyword)).toBe(expected));

  it('changes no text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ maxLength: 3 }), (text, keyword) => {
        const parts = keywordParts(text, keyword);
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});
