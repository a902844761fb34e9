import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasFewDecimals, maxPeriod, periodSchema, reportNumberSchema } from './numbers';

// As columns of two decimals keep a number.
const kept = (value: number) => Number(value.toFixed(2));

it('takes every figure of two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maxPeriod * 100 }), (hundredths) => {
      expect(periodSchema.safeParse(hundredths / 100).success).toBe(true);
      expect(reportNumberSchema.safeParse(hundredths / 100).success).toBe(true);
    }),
  );
});

it.each([0.125, 0.004, 1e-7, 0.1 + 0.2, 9998.999])('refuses %d, which would be kept as another figure', (value) => {
  expect(hasFewDecimals(value)).toBe(false);
  expect([periodSchema, reportNumberSchema].map((schema) => schema.safeParse(value).success)).toEqual([false, false]);
});

it('takes no figure that is kept as another', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double({ min: 0, max: maxPeriod }), fc.double({ min: 0, max: 0.01 })), (value) => {
      if (periodSchema.safeParse(value).success) expect(kept(value)).toBe(value);
    }),
  );
});
