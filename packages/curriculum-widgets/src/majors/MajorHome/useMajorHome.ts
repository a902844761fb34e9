import { useCallback, useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import type { MajorHomeSource } from './MajorHomeSource';
import { majorHomeReducer } from './majorHomeState';

interface UseMajorHomeOptions {
  source: Pick<MajorHomeSource, 'loadMajor' | 'listCourseCards'>;
  majorId: number;
  /** Code of the reader's language; what is shown is read again in another one. */
  lang: string;
  onFail: (message: string) => void;
}

/** Reads the major and its cards together; the reply to an earlier question is dropped. */
export function useMajorHome({ source, majorId, lang, onFail }: UseMajorHomeOptions) {
  const [state, dispatch] = useReducer(majorHomeReducer, { status: 'loading' });
  const latest = useRef({ source, onFail });
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    latest.current = { source, onFail };
  });

  const load = useCallback(async () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const { source: from } = latest.current;
    try {
      const [major, cards] = await Promise.all([from.loadMajor(majorId, { signal }), from.listCourseCards(majorId, lang, { signal })]);
      if (!signal.aborted) dispatch({ type: 'loaded', major, cards });
    } catch (error) {
      if (signal.aborted) return;
      dispatch({ type: 'failed', message: messageOf(error) });
      latest.current.onFail(messageOf(error));
    }
  }, [majorId, lang]);

  useEffect(() => {
    void load();
    return () => running.current?.abort();
  }, [load]);

  const retry = useCallback(() => {
    dispatch({ type: 'retried' });
    void load();
  }, [load]);
  return { state, dispatch, reload: load, retry };
}
