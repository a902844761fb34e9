import { z } from 'zod';

/** Most that a number field of four characters can hold. */
export const maxPeriod = 9999;

/** Study hours of one kind. */
export const periodSchema = z.number().min(0).max(maxPeriod);

/** A number of the course start report, absent until staff fill it. */
export const reportNumberSchema = z.number().min(0).max(9999).nullable();

/** A share in percent. */
export const percentSchema = z.number().min(0).max(100);
