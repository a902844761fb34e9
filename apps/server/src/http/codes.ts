import { replyCodes, type ReplyCode } from '@college/curriculum-model';

/** Codes of the envelope; this server's own ones, too, are outside the range that ends a sign-in (core §8). */
export const codes = replyCodes;

export type Code = ReplyCode;
