import type { Bilingual } from '../language';
import { characterCount, passwordFault, passwordLimits } from './password';

/** How hard a password is to guess: 0 is refused, 4 is as good as it gets. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** What each strength is called. */
export const passwordStrengthNames: Record<PasswordStrength, Bilingual> = {
  0: { zh: '不可用', en: 'Not accepted' },
  1: { zh: '弱', en: 'Weak' },
  2: { zh: '一般', en: 'Fair' },
  3: { zh: '较强', en: 'Good' },
  4: { zh: '强', en: 'Strong' },
};

// Bits of guessing from which on a password is fair, good and strong.
const steps = [48, 62, 80] as const;

/**
 * The strength of a new password: 0 exactly where `passwordFault` has something to say, 4 only from the recommended length on. `account`
 * holds the user's name and e-mail.
 */
export function passwordStrength(password: string, account: readonly string[] = []): PasswordStrength {
  if (passwordFault(password, account)) return 0;
  const bits = surprises(password) * Math.log2(alphabet(password));
  const most = characterCount(password) < passwordLimits.recommended ? 3 : 4;
  return Math.min(most, 1 + steps.filter((step) => bits >= step).length) as PasswordStrength;
}

/** Characters that do not just repeat or continue the one before them. */
function surprises(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const isNew = codes.map((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1);
  return isNew.filter(Boolean).length;
}

/** How many characters somebody who guesses has to try at each place. */
function alphabet(password: string): number {
  const classes: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[\x20-\x2F\x3A-\x40\x5B-\x60\x7B-\x7E]/, 33],
    [/[^\x20-\x7E]/, 2000],
  ];
  return Math.max(
    2,
    classes.filter(([pattern]) => pattern.test(password)).reduce((sum, [, size]) => sum + size, 0),
  );
}
