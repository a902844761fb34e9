import { z } from 'zod';
import { passwordCores } from './passwordCores';

/** Why a new password is refused. */
export type PasswordFault = 'tooShort' | 'tooLong' | 'tooPlain' | 'likeAccount';

/** Shortest, recommended and longest password: for whoever chooses one, and the longest for whoever signs in. */
export const passwordLimits = { min: 8, recommended: 15, max: 128 } as const;

/** Words that open many accounts here. A server also compares with a list of leaked passwords, which is too long for a page. */
const plainWords: ReadonlySet<string> = new Set([
  'password',
  'admin',
  'administrator',
  'college',
  'curriculum',
  'workbench',
  'welcome',
  'letmein',
  'iloveyou',
  'woaini',
]);

// What lies side by side on a keyboard, in either direction.
const keyRows = ['01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) => [row, [...row].toReversed().join('')]);

// A shorter word says nothing about the password that it is part of.
const shortestWord = 4;

/** A password being chosen. That it must not be like the account's own name is for `passwordFault` to say. */
export const newPasswordSchema = z
  .string()
  .min(passwordLimits.min)
  .max(passwordLimits.max)
  .refine((password) => !isPlainPassword(password), { params: { key: 'plainPassword' } });

/**
 * The first fault of a new password, or undefined when it will do. `account` holds the user's name and e-mail; `isCommon` says of a word in
 * lower case whether a list of common passwords has it.
 */
export function passwordFault(
  password: string,
  account: readonly string[] = [],
  isCommon?: (word: string) => boolean,
): PasswordFault | undefined {
  if (characterCount(password) < passwordLimits.min) return 'tooShort';
  if (password.length > passwordLimits.max) return 'tooLong';
  if (isPlainPassword(password, isCommon)) return 'tooPlain';
  if (account.some((word) => isLike(password, word))) return 'likeAccount';
  return undefined;
}

/** Whether it is among the first that anybody would try. */
export function isPlainPassword(password: string, isCommon: (word: string) => boolean = () => false): boolean {
  const distinct = new Set(password.toLowerCase()).size;
  if (distinct < 5 || isRun(password)) return true;
  const words = [...passwordCores(password)].filter((word) => word.length >= shortestWord);
  return words.some((word) => plainWords.has(word) || keyRows.some((row) => row.includes(word)) || isCommon(word));
}

/** How long a password is: an emoji is one character, though JavaScript counts it as two. */
export function characterCount(password: string): number {
  return [...password].length;
}

/** 1234567890 and its like: each character one further than the one before. */
function isRun(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1;
}

/** Whether a password spells the name or the e-mail address, or the part of the address before the @. */
function isLike(password: string, word: string): boolean {
  const [local = '', domain] = word.split('@');
  const names = domain === undefined ? [local] : [local, word];
  const cores = passwordCores(password);
  return names.some((name) => name.trim() !== '' && [...passwordCores(name)].some((core) => cores.has(core)));
}
