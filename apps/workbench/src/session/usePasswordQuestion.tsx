import { createSecurity, type Client } from '@college/api-client';
import { Reauthenticate } from '@college/curriculum-widgets/account/Reauthenticate';
import { useRef, useState, type ReactNode } from 'react';

/** The password asked again: `ask` resolves to whether it was entered; calls that ask at the same time share one dialog. */
export function usePasswordQuestion(): { ask: () => Promise<boolean>; dialogFor: (client: Client) => ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const question = useRef<{ answer: Promise<boolean>; settle: (isConfirmed: boolean) => void }>(undefined);

  function ask(): Promise<boolean> {
    if (!question.current) {
      let settle: (isConfirmed: boolean) => void = () => undefined;
      const answer = new Promise<boolean>((resolve) => (settle = resolve));
      question.current = { answer, settle };
      setAsking(true);
    }
    return question.current.answer;
  }

  function handleDone(isConfirmed: boolean) {
    setAsking(false);
    question.current?.settle(isConfirmed);
    question.current = undefined;
  }

  return { ask, dialogFor: (client) => isAsking && <Reauthenticate source={createSecurity(client)} onDone={handleDone} /> };
}
