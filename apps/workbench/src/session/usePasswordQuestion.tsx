import type { ApiError } from '@college/api-client';
import { useRef, useState, type ReactNode } from 'react';
import type { PasswordDialog } from './PasswordDialog';

/** The password asked again: `ask` resolves to whether it was entered; calls that ask at the same time share one dialog, which is loaded with the first. */
export function usePasswordQuestion(): { ask: (refusal: ApiError) => Promise<boolean>; dialog: ReactNode } {
  const [shown, setShown] = useState<{ Dialog: typeof PasswordDialog; refusal: ApiError }>();
  const question = useRef<{ answer: Promise<boolean>; settle: (isConfirmed: boolean) => void }>(undefined);

  function ask(refusal: ApiError): Promise<boolean> {
    if (!question.current) {
      let settle: (isConfirmed: boolean) => void = () => undefined;
      const answer = new Promise<boolean>((resolve) => (settle = resolve));
      question.current = { answer, settle };
      void open(refusal);
    }
    return question.current.answer;
  }

  async function open(refusal: ApiError) {
    try {
      const { PasswordDialog: Dialog } = await import('./PasswordDialog');
      setShown({ Dialog, refusal });
    } catch (error) {
      console.error(error);
      // Unasked is not confirmed: the call then fails with the sentence of the server, and the next one asks again.
      handleDone(false);
    }
  }

  function handleDone(isConfirmed: boolean) {
    setShown(undefined);
    question.current?.settle(isConfirmed);
    question.current = undefined;
  }

  return { ask, dialog: shown && <shown.Dialog refusal={shown.refusal} onDone={handleDone} /> };
}
