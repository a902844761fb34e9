import type { SignIn } from '@college/curriculum-model';
import { useRef, useState } from 'react';
import { messageOf } from '../../../support/messageOf';
import { useAnswer } from '../../../support/useAnswer';
import type { SignInsSource } from './SignInsSource';

/** What was done with the list last: what ended, what is under way, or why that failed. */
export type SignInsAct =
  | { status: 'none' }
  | { status: 'ending'; what: number | 'others' }
  | { status: 'ended'; what: 'one' | 'others' }
  | { status: 'failed'; message: string };

/** Reads one's own sign-ins and ends them; an ended one leaves the list at once, and the focus goes to the list. */
export function useSignIns(source: SignInsSource) {
  const { request, retry, change } = useAnswer('own', () => source.list());
  const [act, setAct] = useState<SignInsAct>({ status: 'none' });
  const listRef = useRef<HTMLUListElement>(null);

  async function run(what: number | 'others', end: () => Promise<unknown>, stays: (signIn: SignIn) => boolean) {
    if (act.status === 'ending') return;
    setAct({ status: 'ending', what });
    try {
      await end();
      change((list) => list?.filter(stays) ?? null);
      setAct({ status: 'ended', what: what === 'others' ? 'others' : 'one' });
      // The button that was pressed is gone.
      listRef.current?.focus();
    } catch (error) {
      setAct({ status: 'failed', message: messageOf(error) });
    }
  }

  return {
    request,
    retry,
    act,
    listRef,
    end: (id: number) =>
      run(
        id,
        () => source.end(id),
        (one) => one.id !== id,
      ),
    endOthers: () =>
      run(
        'others',
        () => source.endOthers(),
        ({ isCurrent }) => isCurrent,
      ),
  };
}
