import { matrixDoubts, matrixFindings } from '@college/curriculum-model';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import type { DataCheckSource } from './DataCheckSource';
import { dataCheckReducer } from './dataCheckState';

interface UseDataCheckOptions {
  source: Pick<DataCheckSource, 'listCompletionItems' | 'loadMatrices'>;
  courseId: number;
  /** A new value checks again, such as the unit's version after a save. */
  revision?: number | string;
}

/** Checks a course at first, after each save, and when the person comes back to the page; a reply to an earlier check is dropped. */
export function useDataCheck({ source, courseId, revision }: UseDataCheckOptions) {
  const [state, dispatch] = useReducer(dataCheckReducer, { status: 'loading' });
  const latest = useRef(source);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    latest.current = source;
  });

  const check = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    dispatch({ type: 'checkStarted' });
    try {
      const items = await latest.current.listCompletionItems(courseId, { signal: controller.signal });
      if (!controller.signal.aborted) dispatch({ type: 'checked', items });
    } catch (error) {
      if (!controller.signal.aborted) dispatch({ type: 'checkFailed', message: messageOf(error) });
      return;
    }
    try {
      const matrices = await latest.current.loadMatrices?.(courseId, { signal: controller.signal });
      if (matrices && !controller.signal.aborted) dispatch({ type: 'gapsFound', gaps: matrixDoubts(matrixFindings(matrices), courseId) });
    } catch (error) {
      if (!controller.signal.aborted) dispatch({ type: 'gapsFailed', message: messageOf(error) });
    }
  }, [courseId]);

  useEffect(() => dispatch({ type: 'courseChanged' }), [courseId]);
  useEffect(() => {
    void check();
    return () => running.current?.abort();
  }, [check, revision]);
  useEffect(() => {
    // What is missing is often mended in another tab, on the matrices or the syllabus.
    function handleVisibility() {
      if (document.visibilityState === 'visible') void check();
    }
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [check]);

  return { state, check: useCallback(() => void check(), [check]) };
}
