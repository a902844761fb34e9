/** The code of success (core §8). */
export const successCode = '0';

/** Codes that the reference server answers; all but the first three keep the person signed in (domain.md §3). */
export const replyCodes = {
  success: successCode,
  notLoggedIn: '20021',
  tokenExpired: '20022',
  tokenUnknown: '10011',
  validation: '30001',
  /** Name, password or account does not allow a sign-in. */
  signInRefused: '30002',
  noRight: '30003',
  notFound: '30004',
  /** It cannot be done this way, or not at the moment. */
  notAllowed: '30005',
  conflict: '30009',
  /** The password has to be entered again before this act. */
  passwordWanted: '30010',
  /** The password is right, and a code of the second factor is needed too. */
  codeWanted: '30011',
  /** The person has to set up a second factor before anything else. */
  secondFactorWanted: '30012',
  /** Too many attempts, or as many at once as one person may have. */
  tooManyAttempts: '30029',
  internal: '50000',
} as const;
/** One of the reference server's codes. */
export type ReplyCode = (typeof replyCodes)[keyof typeof replyCodes];

function codeNumber(code: unknown): number {
  if (typeof code === 'number') return code;
  return typeof code === 'string' && code.trim() !== '' ? Number(code) : Number.NaN;
}

/** Whether the reply succeeded; the number 0 counts too. */
export function isSuccess(code: unknown): boolean {
  return codeNumber(code) === 0;
}

/** Whether the login is invalid: strictly between 20020 and 20100, or 10011 (core §8). */
export function isLoginInvalid(code: unknown): boolean {
  const value = codeNumber(code);
  return (value > 20_020 && value < 20_100) || value === 10_011;
}
