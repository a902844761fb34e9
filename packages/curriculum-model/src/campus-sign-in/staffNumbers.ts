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
export type StaffNumberProblem = z.infer<typeof staffNumberProblemSchema>;

/** Extension: what became of them, those that were not stored by their rows, which count from 1. */
export const setStaffNumbersReplySchema = z.object({
  stored: z.int().min(0),
  problems: z.array(z.object({ row: z.int().min(1), problem: staffNumberProblemSchema, now: z.string() })),
});
export type SetStaffNumbersReply = z.infer<typeof setStaffNumbersReplySchema>;

/** Extension: numbers to be tried before they are set. */
export const tryStaffNumbersRequestSchema = z.object({
  list: z
    .array(z.object({ email: emailSchema, staffNumber }))
    .min(1)
    .max(mostStaffNumbers),
});
export type TryStaffNumbersRequest = z.infer<typeof tryStaffNumbersRequestSchema>;

/** What setting a row would do: store its number, nothing because the account has it, or nothing because of a problem or because its address stands above. */
export const staffNumberOutcomeSchema = z.enum(['set', 'unchanged', 'unknown', 'repeated', 'taken']);
export type StaffNumberOutcome = z.infer<typeof staffNumberOutcomeSchema>;

/** Extension: what would become of each row, in their order. */
export const tryStaffNumbersReplySchema = z.object({
  rows: z.array(
    z.object({
      outcome: staffNumberOutcomeSchema,
      /** The number that the account has, empty for none. */
      now: z.string(),
      /** The address of the account that has the number, or to which a row above gives it, where it is taken. */
      ownerEmail: z.string().nullable(),
    }),
  ),
});
export type TryStaffNumbersReply = z.infer<typeof tryStaffNumbersReplySchema>;
