import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excerptAround } from './excerpt';

it('leaves a short text whole and cuts a long one around the keyword', () => {
  expect(excerptAround('数据结构', '结构')).toBe('数据结构');
  const long = `${'前'.repeat(300)}Tree${'后'.repeat(300)}`;
  const excerpt = excerptAround(long, ' tREE ');
  expect(excerpt).toMatch(/^…前+Tree后+…$/);
  expect(excerpt).toHaveLength(162);
  expect(excerptAround(long, '没有')).toBe(`${'前'.repeat(160)}…`);
});

it('never breaks a sign in two and always holds a keyword that is there', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.nat(390), fc.integer({ min: 1, max: 5 }), (text, from, size) => {
      const keyword = [...text].slice(from, from + size).join('');
      const excerpt = excerptAround(text, keyword, 40);
      expect(excerpt).not.toMatch(/\p{Surrogate}/u);
      if (keyword.trim() !== '') expect(excerpt.toLowerCase()).toContain(keyword.trim().toLowerCase());
    }),
  );
});
