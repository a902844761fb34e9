import { z } from 'zod';

/** Most that a number field of four characters can hold. */
export const maxPeriod = 9999;

/** Whether a number has no third decimal, which no record keeps. */
export function hasFewDecimals(value: number): boolean {
  return Math.round(value * 100) / 100 === value;
}

const figure = z
  .number()
  .min(0)
  .max(maxPeriod)
  .refine(hasFewDecimals, { params: { key: 'decimals' } })
  .describe('At most two decimals.');

/** Study hours of one kind. */
export const periodSchema = figure;

/** A number of the course start report, absent until staff fill it. */
export const reportNumberSchema = figure.nullable();

/** A share in percent. */
export const percentSchema = z.number().min(0).max(100);
