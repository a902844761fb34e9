import { z } from 'zod';

/** Why a new password is refused. */
export type PasswordFault = 'tooShort' | 'tooLong' | 'tooPlain' | 'likeAccount';

/** Shortest and longest password, for whoever chooses one and for whoever signs in. */
export const passwordLimits = { min: 10, max: 128 } as const;

/** Words and runs that open many accounts; compared without case and with digits for letters undone. */
const plain = [
  'password',
  'passw0rd',
  'qwerty',
  'qwertyuiop',
  'abcdefg',
  'admin',
  'administrator',
  'college',
  'welcome',
  'letmein',
  'iloveyou',
  'woaini',
];

/** A password being chosen. That it must not be like the account's own name is for `passwordFault` to say. */
export const newPasswordSchema = z
  .string()
  .min(passwordLimits.min)
  .max(passwordLimits.max)
  .refine((password) => !isPlainPassword(password), { params: { key: 'plainPassword' } });

/** The first fault of a new password, or undefined when it will do. `account` holds the user's name and e-mail. */
export function passwordFault(password: string, account: readonly string[] = []): PasswordFault | undefined {
  if (password.length < passwordLimits.min) return 'tooShort';
  if (password.length > passwordLimits.max) return 'tooLong';
  if (isPlainPassword(password)) return 'tooPlain';
  if (account.some((word) => isLike(password, word))) return 'likeAccount';
  return undefined;
}

/** Whether it is among the first that anybody would try. */
export function isPlainPassword(password: string): boolean {
  const distinct = new Set(password.toLowerCase()).size;
  const letters = password.toLowerCase().replaceAll(/[^a-z]/g, '');
  return distinct < 5 || isRun(password) || plain.includes(letters) || (letters === '' && /^\d+$/.test(password));
}

/** 1234567890 and its like: each character one further than the one before. */
function isRun(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1;
}

function isLike(password: string, word: string): boolean {
  const name = word.split('@')[0]?.toLowerCase() ?? '';
  return name.length > 3 && password.toLowerCase().replaceAll(/\d+$/g, '') === name;
}
