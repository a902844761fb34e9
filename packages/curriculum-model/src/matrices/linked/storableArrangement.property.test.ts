import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrangementSchema } from './saveMatrices';
import { isStorableArrangement } from './storableArrangement';

const words = fc.oneof(
  fc.string({ maxLength: 60, unit: fc.constantFrom('a', '字', ' ', '\u0000') }),
  fc.integer({ min: 45, max: 4010 }).map((length) => '长'.repeat(length)),
);
const hours = fc.oneof(
  fc.integer({ min: -3, max: 10_002 }),
  fc.integer({ min: -3, max: 1_000_002 }).map((hundredths) => hundredths / 100),
  fc.double({ min: -1, max: 10_000 }),
  fc.constantFrom(0.125, 1e-7, Number.NaN, Infinity),
);
const translated = fc.record({ text: words, updatedAt: fc.constant('2024-03-01 08:00:00') });
const translations = fc.record({ en: fc.dictionary(fc.string({ maxLength: 70 }), translated, { maxKeys: 2 }) }, { requiredKeys: [] });
const change = fc.record(
  { study: words, teach: words, product: words, week: words, theoryPeriod: hours, practicePeriod: hours, translations },
  { requiredKeys: [] },
);

it('lets the same changes through as the schema of what may be stored', () => {
  const schema = arrangementSchema.partial();
  fc.assert(
    fc.property(change, (value) => {
      expect(isStorableArrangement(value)).toBe(schema.safeParse(value).success);
    }),
  );
});
