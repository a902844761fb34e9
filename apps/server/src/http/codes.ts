import { replyCodes } from '@college/curriculum-model';

/** Codes of the envelope; this server's own ones, too, are outside the range that ends a sign-in (core §8). */
export const codes = {
  ...replyCodes,
  signInRefused: '30002',
  notAllowed: '30005',
  tooManyAttempts: '30029',
} as const;

export type Code = (typeof codes)[keyof typeof codes];
