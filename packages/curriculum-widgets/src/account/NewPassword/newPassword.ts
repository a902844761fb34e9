import { passwordFault, type PasswordFault } from '@college/curriculum-model';

/** A new password as it is typed: twice, because nobody sees it. */
export interface NewPassword {
  fresh: string;
  repeat: string;
}

export const noPassword: NewPassword = { fresh: '', repeat: '' };

/** What is wrong with each of the two fields; a field without a fault is left out. */
export interface NewPasswordFaults {
  fresh?: PasswordFault | 'empty' | 'sameAsOld';
  repeat?: 'empty' | 'different';
}

/** Checks both fields by the rule of the server, so that what is refused here would be refused there; `account` holds name and e-mail. */
export function newPasswordFaults({ fresh, repeat }: NewPassword, account: readonly string[] = []): NewPasswordFaults {
  const faults: NewPasswordFaults = {};
  const freshFault = fresh === '' ? 'empty' : passwordFault(fresh, account);
  if (freshFault) faults.fresh = freshFault;
  if (repeat === '') faults.repeat = 'empty';
  else if (repeat !== fresh) faults.repeat = 'different';
  return faults;
}

/** The errors that remain after some fields were edited: a repeated password is validated again when either of the two changes. */
export function withoutEdited<Faults extends NewPasswordFaults>(faults: Faults, edited: object): Faults {
  const rest = { ...faults };
  for (const field of Object.keys(edited)) delete rest[field as keyof Faults];
  if ('fresh' in edited) delete rest.repeat;
  return rest;
}

/** Whether nothing is wrong. */
export function isFaultless(faults: object): boolean {
  return Object.values(faults).every((fault) => fault === undefined);
}
