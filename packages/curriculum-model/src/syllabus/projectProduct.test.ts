import fc from 'fast-check';
import { expect, it } from 'vitest';
import { courseCellFields } from '../records';
import { homeProjectSchema } from '../projects';
import { projectProduct } from './projectProduct';

const { maxLength } = courseCellFields.product;
const updatedAt = '2026-03-01T08:00:00.000Z';

it('fits the report however much the entries of a chapter yield', () => {
  const cell = fc.record({ product: fc.string({ minLength: 1, maxLength }), english: fc.string({ minLength: 1, maxLength }) });
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 4 }), fc.constantFrom(1, maxLength), (cells, repeated) => {
      const stored = cells.map(({ product, english }, index) => ({
        product: `${index}${product}`.repeat(repeated).slice(0, maxLength),
        translations: { en: { product: { text: english.repeat(repeated).slice(0, maxLength), updatedAt } } },
      }));
      const { product, english } = projectProduct({ product: '' }, stored);
      const sent = { id: 1, courseUnitId: 1, name: '', product, translations: { en: english ? { product: english } : {} } };
      expect(homeProjectSchema.safeParse(sent).error).toBeUndefined();
    }),
  );
});
