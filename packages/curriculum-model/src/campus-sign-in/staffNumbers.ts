import { z } from 'zod';
import { emailSchema, text } from '../fields';
import { staffNumberLimit } from './mapPerson';

/** Most numbers of one call. */
export const mostStaffNumbers = 5000;

const staffNumber = text(staffNumberLimit).trim();

/** Extension: the staff numbers of accounts that are there, by which a first sign-in joins them. */
export const setStaffNumbersRequestSchema = z.object({
  list: z
    .array(
      z.object({
        email: emailSchema,
        /** Empty takes the number away. */
        staffNumber,
        /** The number that the account had when it was read, empty for none: another one is not overwritten. */
        was: staffNumber.optional(),
      }),
    )
    .min(1)
    .max(mostStaffNumbers),
});
export type SetStaffNumbersRequest = z.infer<typeof setStaffNumbersRequestSchema>;

/** Why a number was not stored: no account of the college has the address, another account has the number, or the account has another number. */
export const staffNumberProblemSchema = z.enum(['unknown', 'taken', 'different']);

/** Extension: what became of them, those that were not stored by their rows, which count from 1. */
export const setStaffNumbersReplySchema = z.object({
  stored: z.int().min(0),
  problems: z.array(z.object({ row: z.int().min(1), problem: staffNumberProblemSchema, now: z.string() })),
});
export type SetStaffNumbersReply = z.infer<typeof setStaffNumbersReplySchema>;
