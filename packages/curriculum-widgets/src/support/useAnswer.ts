import { useEffect, useRef, useState } from 'react';
import { messageOf } from './messageOf';

/** How a question to the server stands: on its way, answered, or not to be had. */
export type AnswerRequest<Answer> = { status: 'loading' } | { status: 'done'; answer: Answer } | { status: 'failed'; message: string };

/** Asks once, and again in another language and after a failure. What was answered stays until the answer in the other language is here. */
export function useAnswer<Answer>(ask: (options: { signal: AbortSignal }) => Promise<Answer>, language: string) {
  const [request, setRequest] = useState<AnswerRequest<Answer>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });

  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();

    async function read(signal: AbortSignal) {
      try {
        const answer = await latest.current({ signal });
        if (!signal.aborted) setRequest({ status: 'done', answer });
      } catch (error) {
        if (!signal.aborted) setRequest({ status: 'failed', message: messageOf(error) });
      }
    }
    // The server answers in the reader's language.
  }, [language, attempt]);

  return {
    request,
    retry() {
      setRequest({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
