import { matrixDoubts, matrixFindings } from '@college/curriculum-model';
import { useEffect, useReducer } from 'react';
import { messageOf } from '../../support/messageOf';
import { useAnswer } from '../../support/useAnswer';
import type { DataCheckSource } from './DataCheckSource';
import { dataCheckReducer, type DataCheckEvent } from './dataCheckState';

interface UseDataCheckOptions {
  source: Pick<DataCheckSource, 'listCompletionItems' | 'loadMatrices' | 'checkCourse'>;
  courseId: number;
  /** A new value checks again, such as the unit's version after a save. */
  revision?: number | string;
}

/** Checks a course at first, after each save, and when the person comes back to the page. A reducer keeps the two answers: gaps may come later, or fail alone. */
export function useDataCheck({ source, courseId, revision }: UseDataCheckOptions) {
  const [state, dispatch] = useReducer(dataCheckReducer, { status: 'loading' });
  useEffect(() => dispatch({ type: 'courseChanged' }), [courseId]);
  const { reload } = useAnswer(`${courseId} ${revision ?? ''}`, check, { onFail: (message) => dispatch({ type: 'checkFailed', message }) });

  async function check(options: { signal: AbortSignal }) {
    const say = (event: DataCheckEvent) => options.signal.aborted || dispatch(event);
    say({ type: 'checkStarted' });
    if (source.checkCourse) {
      const { items, gaps } = await source.checkCourse(courseId, options);
      say({ type: 'checked', items });
      say({ type: 'gapsFound', gaps });
      return;
    }
    say({ type: 'checked', items: await source.listCompletionItems(courseId, options) });
    try {
      const matrices = await source.loadMatrices?.(courseId, options);
      if (matrices) say({ type: 'gapsFound', gaps: matrixDoubts(matrixFindings(matrices), courseId) });
    } catch (error) {
      say({ type: 'gapsFailed', message: messageOf(error) });
    }
  }

  useEffect(() => {
    // What is missing is often mended in another tab, on the matrices or the syllabus.
    function handleVisibility() {
      if (document.visibilityState === 'visible') reload();
    }
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [reload]);

  return { state, check: reload };
}
