import { useReducer, useRef, type FormEvent } from 'react';
import { messageOf } from '../../support/messageOf';
import { isFaultless, type NewPassword } from '../NewPassword';
import type { AccountSource } from './AccountSource';
import { openPasswordForm, passwordFormFaults, passwordFormReducer } from './passwordFormState';

interface UsePasswordFormOptions {
  userId: number;
  /** User name and e-mail, which the password must not be like. */
  account: readonly string[];
  source: AccountSource;
  /** What is said when a failure brought no words of its own. */
  failed: string;
  onChanged: () => void;
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
      await source.changePassword({ userId, old: state.entry.old, new: state.entry.fresh });
      dispatch({ type: 'changed' });
      onChanged();
    } catch (error) {
      const about = isRefusal(error) ? 'old' : 'change';
      dispatch({ type: 'refused', about, message: messageOf(error) || failed });
      if (about === 'old') oldRef.current?.select();
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

/** Whether the server answered and said no, rather than not answering; read by shape, so that any backend's error will do. */
function isRefusal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error;
}
