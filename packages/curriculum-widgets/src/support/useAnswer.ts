import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from './desk/useLatest';
import { messageOf } from './messageOf';
import { outageOf, type Outage } from './resumption/outage';
import { useResumption } from './resumption/useResumption';

/** The state of a request: loading, loaded, or failed. */
export type AnswerRequest<Answer> = { status: 'loading' } | { status: 'done'; answer: Answer } | { status: 'failed'; message: string };

interface UseAnswerOptions<Answer> {
  /** Whether what was answered stays until the answer to another key is here. @default true */
  keepsLast?: boolean;
  /** Called with each answer. */
  onAnswer?: ((answer: Answer) => void) | undefined;
  /** Called with the message of each failure, once for an outage. */
  onFail?: ((message: string) => void) | undefined;
}

type Key = string | number | null;

/** What is known; `key` and `attempt` tell of which question. */
interface Known<Answer> {
  key: Key;
  attempt: number;
  request: AnswerRequest<Answer>;
  last: Answer | null;
  outage?: Outage | undefined;
}

const loading = { status: 'loading' } as const;

/**
 * Asks whenever the key changes; stale responses are ignored, and a key of null asks nothing. Where the server could not be reached or could not answer just then, it
 * is asked again by itself, and the failure stays until it answers.
 */
export function useAnswer<Answer>(
  key: Key,
  ask: (options: { signal: AbortSignal }) => Promise<Answer>,
  { keepsLast = true, onAnswer, onFail }: UseAnswerOptions<Answer> = {},
) {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<Known<Answer>>({ key: null, attempt, request: loading, last: null });
  const latest = useLatest({ ask, onAnswer, onFail });
  const changes = useRef(0);
  if (key === null && !keepsLast && known.key !== null) setKnown({ ...known, key, request: loading });

  async function read(signal: AbortSignal, before?: Outage): Promise<void> {
    const changesBefore = changes.current;
    try {
      const answer = await latest().ask({ signal });
      if (signal.aborted) return;
      // Asked before something else became known: the answer may be older than that.
      if (changes.current !== changesBefore) return await read(signal, before);
      setKnown({ key, attempt, request: { status: 'done', answer }, last: answer });
      latest().onAnswer?.(answer);
    } catch (error) {
      if (signal.aborted) return;
      const message = messageOf(error);
      const outage = outageOf(error, before);
      setKnown(({ last }) => ({ key, attempt, request: { status: 'failed', message }, last, outage }));
      if (!before || !outage) latest().onFail?.(message);
    }
  }

  const newest = useLatest(read);
  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    void newest()(controller.signal);
    return () => controller.abort();
  }, [key, attempt, newest]);

  const outage = known.key === key && known.attempt === attempt ? known.outage : undefined;
  useResumption({ waiting: outage, goOn: (signal) => read(signal, outage) });

  return {
    request: keepsLast || known.key === key ? known.request : loading,
    /** What was answered last, whatever was asked since; null before the first answer. */
    last: known.last,
    /** Whether an answer is on its way. */
    isPending: key !== null && (known.key !== key || known.attempt !== attempt),
    /** Asks again, from the start. */
    retry: useCallback(() => {
      setKnown((before) => ({ ...before, request: loading }));
      setAttempt((count) => count + 1);
    }, []),
    /** Asks again; what is known stays until the answer is here. */
    reload: useCallback(() => setAttempt((count) => count + 1), []),
    /** Takes over an answer that is known otherwise; null leaves everything as it is. */
    change: useCallback((change: (last: Answer | null) => Answer | null) => {
      changes.current += 1;
      setKnown((before) => {
        const answer = change(before.last);
        return answer === null ? before : { ...before, request: { status: 'done', answer }, last: answer, outage: undefined };
      });
    }, []),
  };
}
