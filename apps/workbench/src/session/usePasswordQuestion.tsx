import { createSecurity, type Client } from '@college/api-client';
import type { ReauthenticateProps } from '@college/curriculum-widgets/account/Reauthenticate';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';

/** The password asked again: `ask` resolves to whether it was entered; calls that ask at the same time share one dialog, which is loaded with the first. */
export function usePasswordQuestion(): { ask: () => Promise<boolean>; dialogFor: (client: Client) => ReactNode } {
  const [Dialog, setDialog] = useState<ComponentType<ReauthenticateProps>>();
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
      const { Reauthenticate } = await import('@college/curriculum-widgets/account/Reauthenticate');
      setDialog(() => Reauthenticate);
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

  return { ask, dialogFor: (client) => Dialog && <Dialog source={createSecurity(client)} onDone={handleDone} /> };
}
