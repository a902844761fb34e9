import { useReducer, useRef, type FormEvent } from 'react';
import { messageOf } from '../../support/messageOf';
import { refusedField } from '../../support/recordForm/refusedField';
import { isFaultless, type NewPassword } from '../NewPassword';
import type { AccountSource, SavedAccount } from './AccountSource';
import { openPasswordForm, passwordFormFaults, passwordFormReducer, type RefusedPart } from './passwordFormState';

interface UsePasswordFormOptions {
  userId: number;
  /** User name and e-mail, which the password must not be like. */
  account: readonly string[];
  source: AccountSource;
  /** What is said when a failure brought no words of its own. */
  failed: string;
  /** Called with the account as stored, where the server answers it. */
  onChanged: (stored: SavedAccount) => void;
}

/** Binds the password form: checks, sends once, and puts the cursor where something has to be mended. */
export function usePasswordForm({ userId, account, source, failed, onChanged }: UsePasswordFormOptions) {
  const [state, dispatch] = useReducer(passwordFormReducer, openPasswordForm);
  const oldRef = useRef<HTMLInputElement>(null);
  const freshRef = useRef<HTMLInputElement>(null);
  const repeatRef = useRef<HTMLInputElement>(null);

  function focusFirst(faults: { old?: unknown; fresh?: unknown; repeat?: unknown }) {
    const wrong = faults.old ? oldRef : faults.fresh ? freshRef : repeatRef;
    wrong.current?.focus();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (state.status === 'sending') return;
    dispatch({ type: 'submitted', account });
    const faults = passwordFormFaults(state.entry, account);
    if (!isFaultless(faults)) {
      focusFirst(faults);
      return;
    }
    try {
      const stored = await source.changePassword({ userId, old: state.entry.old, new: state.entry.fresh });
      dispatch({ type: 'changed' });
      onChanged(stored);
    } catch (error) {
      const about = refusedPart(error);
      dispatch({ type: 'refused', about, message: messageOf(error) || failed });
      if (about === 'old') oldRef.current?.select();
      if (about === 'fresh') freshRef.current?.select();
    }
  }

  return {
    state,
    handleSubmit,
    edit: (change: Partial<NewPassword & { old: string }>) => dispatch({ type: 'edited', change }),
    oldRef,
    freshRef,
    repeatRef,
  };
}

/**
 * What the server refused, where it answered and said no: the new password where it names that field, else the old one. Read by shape, so
 * that any backend's error will do.
 */
function refusedPart(error: unknown): RefusedPart {
  if (typeof error !== 'object' || error === null || !('code' in error)) return 'change';
  return refusedField(error, { new: 'fresh' })?.['fresh'] === undefined ? 'old' : 'fresh';
}
