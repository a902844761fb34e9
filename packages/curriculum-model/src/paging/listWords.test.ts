import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textLimits } from '../fields/textLimits';
import { choiceOfWord, cutKeyword } from './listWords';
import { choiceWordSchema, keywordSchema } from './listWordSchemas';

const long = { unit: 'binary', minLength: textLimits.keyword - 2, maxLength: textLimits.keyword + 40 } as const;

it('cuts a keyword to what a request takes, and leaves one that fits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string(long)), (keyword) => {
      const cut = cutKeyword(keyword);
      expect(keywordSchema.safeParse(cut).success).toBe(true);
      expect(cut).not.toMatch(/\p{Surrogate}/u);
      expect(cutKeyword(cut)).toBe(cut);
      expect(keyword.replaceAll('\u0000', '').startsWith(cut)).toBe(true);
      if (keyword.length < textLimits.keyword && !keyword.includes('\u0000')) expect(cut).toBe(keyword);
    }),
  );
});

it.each([
  ['', undefined],
  ['1809', 1809],
  ['工学', '工学'],
  ['x'.repeat(41), undefined],
])('the choice of %j is %j', (word, choice) => expect(choiceOfWord(word)).toBe(choice));

it('makes a choice that a request takes of any word', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.string({ minLength: 38, maxLength: 60 })), (word) => {
      expect(choiceWordSchema.optional().safeParse(choiceOfWord(word)).success).toBe(true);
    }),
  );
});
