import { useCallback, useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import { completionReducer } from './completionState';
import type { CompletionSource } from './CompletionSource';

interface UseCompletionOptions {
  source: Pick<CompletionSource, 'loadCompletion'>;
  courseId: number;
  /** Whether the figures are needed; they are reloaded each time this becomes true. */
  isWanted: boolean;
  onFail: (message: string) => void;
}

/** Reads the figures of a course whenever they are wanted; a reply to an earlier wish is dropped. */
export function useCompletion({ source, courseId, isWanted, onFail }: UseCompletionOptions) {
  const [state, dispatch] = useReducer(completionReducer, { status: 'loading' });
  const latest = useRef({ source, onFail });
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    latest.current = { source, onFail };
  });

  const load = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    try {
      const completion = await latest.current.source.loadCompletion(courseId, { signal: controller.signal });
      if (!controller.signal.aborted) dispatch({ type: 'loaded', completion });
    } catch (error) {
      if (controller.signal.aborted) return;
      dispatch({ type: 'failed', message: messageOf(error) });
      latest.current.onFail(messageOf(error));
    }
  }, [courseId]);

  useEffect(() => {
    if (!isWanted) return;
    dispatch({ type: 'opened' });
    void load();
    return () => running.current?.abort();
  }, [isWanted, load]);

  const retry = useCallback(() => {
    dispatch({ type: 'retried' });
    void load();
  }, [load]);
  return { state, retry };
}
