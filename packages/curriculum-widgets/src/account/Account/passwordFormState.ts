import { isFaultless, newPasswordFaults, noPassword, withoutEdited, type NewPassword, type NewPasswordFaults } from '../NewPassword';

/** The three fields of a password change. */
export interface PasswordEntry extends NewPassword {
  old: string;
}

export interface PasswordFaults extends NewPasswordFaults {
  old?: 'empty';
}

/** What a refusal is about. */
export type RefusedPart = 'old' | 'fresh' | 'change';

/** What is typed, and how far the change is. A refusal is about one of the passwords, or about the change as a whole. */
export type PasswordFormState = { entry: PasswordEntry } & (
  | { status: 'filling'; faults: PasswordFaults }
  | { status: 'sending' }
  | { status: 'refused'; about: RefusedPart; message: string }
  | { status: 'changed' }
);

export type PasswordFormEvent =
  | { type: 'edited'; change: Partial<PasswordEntry> }
  | { type: 'submitted'; account: readonly string[] }
  | { type: 'refused'; about: RefusedPart; message: string }
  | { type: 'changed' };

const empty: PasswordEntry = { old: '', ...noPassword };

export const openPasswordForm: PasswordFormState = { entry: empty, status: 'filling', faults: {} };

/** What is wrong before anything is sent. */
export function passwordFormFaults(entry: PasswordEntry, account: readonly string[]): PasswordFaults {
  const faults: PasswordFaults = newPasswordFaults(entry, account);
  if (entry.old === '') faults.old = 'empty';
  else if (entry.fresh === entry.old) faults.fresh ??= 'sameAsOld';
  return faults;
}

/** Nothing is sent with an error, and nothing twice; a rejection keeps the input, a successful change clears it. */
export function passwordFormReducer(state: PasswordFormState, event: PasswordFormEvent): PasswordFormState {
  switch (event.type) {
    case 'edited': {
      if (state.status === 'sending') return state;
      const faults = state.status === 'filling' ? withoutEdited(state.faults, event.change) : {};
      return { entry: { ...state.entry, ...event.change }, status: 'filling', faults };
    }
    case 'submitted': {
      if (state.status === 'sending') return state;
      const faults = passwordFormFaults(state.entry, event.account);
      return isFaultless(faults) ? { entry: state.entry, status: 'sending' } : { entry: state.entry, status: 'filling', faults };
    }
    case 'refused':
      if (state.status !== 'sending') return state;
      return { entry: state.entry, status: 'refused', about: event.about, message: event.message };
    case 'changed':
      return state.status === 'sending' ? { entry: empty, status: 'changed' } : state;
  }
}
