import { useRef, useState, type ReactNode } from 'react';
import type { PasswordDialog } from './PasswordDialog';

/** The password asked again: `ask` resolves to whether it was entered; calls that ask at the same time share one dialog, which is loaded with the first. */
export function usePasswordQuestion(): { ask: () => Promise<boolean>; dialog: ReactNode } {
  const [Dialog, setDialog] = useState<typeof PasswordDialog>();
  const question = useRef<{ answer: Promise<boolean>; settle: (isConfirmed: boolean) => void }>(undefined);

  function ask(): Promise<boolean> {
    if (!question.current) {
      let settle: (isConfirmed: boolean) => void = () => undefined;
      const answer = new Promise<boolean>((resolve) => (settle = resolve));
      question.current = { answer, settle };
      void open();
    }
    return question.current.answer;
  }

  async function open() {
    try {
      const loaded = await import('./PasswordDialog');
      setDialog(() => loaded.PasswordDialog);
    } catch (error) {
      console.error(error);
      // Unasked is not confirmed: the call then fails with the sentence of the server, and the next one asks again.
      handleDone(false);
    }
  }

  function handleDone(isConfirmed: boolean) {
    setDialog(undefined);
    question.current?.settle(isConfirmed);
    question.current = undefined;
  }

  return { ask, dialog: Dialog && <Dialog onDone={handleDone} /> };
}
