import { useEffect, useState } from 'react';
import { useLatest } from './desk/useLatest';
import { messageOf } from './messageOf';

/** How a question to the server stands: on its way, answered, or not to be had. */
export type AnswerRequest<Answer> = { status: 'loading' } | { status: 'done'; answer: Answer } | { status: 'failed'; message: string };

interface UseAnswerOptions {
  /** Whether what was answered stays until the answer to another key is here. @default true */
  keepsLast?: boolean;
}

type Key = string | number | null;

/** Asks whenever the key changes, and again after a failure; stale responses are ignored, and a key of null asks nothing. */
export function useAnswer<Answer>(
  key: Key,
  ask: (options: { signal: AbortSignal }) => Promise<Answer>,
  { keepsLast = true }: UseAnswerOptions = {},
) {
  const [asked, setAsked] = useState<{ key: Key; request: AnswerRequest<Answer> }>({ key, request: { status: 'loading' } });
  const [last, setLast] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latestAsk = useLatest(ask);

  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();

    async function read(signal: AbortSignal) {
      try {
        const answer = await latestAsk()({ signal });
        if (signal.aborted) return;
        setLast(answer);
        setAsked({ key, request: { status: 'done', answer } });
      } catch (error) {
        if (!signal.aborted) setAsked({ key, request: { status: 'failed', message: messageOf(error) } });
      }
    }
  }, [key, attempt, latestAsk]);

  const request: AnswerRequest<Answer> = keepsLast || asked.key === key ? asked.request : { status: 'loading' };
  return {
    request,
    /** What was answered last, whatever was asked since; null before the first answer. */
    last,
    /** Asks again. */
    retry() {
      setAsked({ key, request: { status: 'loading' } });
      setAttempt((count) => count + 1);
    },
  };
}
