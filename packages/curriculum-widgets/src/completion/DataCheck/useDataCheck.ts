import { useMessages } from '@college/ui/messages';
import { useEffect, useReducer, useState } from 'react';
import { lazyPartsMessages } from '../../support/lazyParts/messages';
import { messageOf } from '../../support/messageOf';
import { useAnswer } from '../../support/useAnswer';
import type { checkOf as CheckOf } from './checkParts';
import type { DataCheckSource } from './DataCheckSource';
import { dataCheckReducer, type DataCheckEvent } from './dataCheckState';

interface UseDataCheckOptions {
  source: Pick<DataCheckSource, 'listCompletionItems' | 'loadMatrices' | 'checkCourse'>;
  courseId: number;
  /** A new value checks again, such as the unit's version after a save. */
  revision?: number | string;
}

/** Checks a course at first, after each save, and when the person comes back to the page. A reducer keeps the two answers: of two calls, the gaps may come later or fail alone. */
export function useDataCheck({ source, courseId, revision }: UseDataCheckOptions) {
  const [state, dispatch] = useReducer(dataCheckReducer, { status: 'loading' });
  const [checkOf, setCheckOf] = useState<typeof CheckOf>();
  const { notLoaded } = useMessages(lazyPartsMessages);
  useEffect(() => dispatch({ type: 'courseChanged' }), [courseId]);
  const { reload } = useAnswer(`${courseId} ${revision ?? ''}`, check);

  async function check(options: { signal: AbortSignal }) {
    const say = (event: DataCheckEvent) => options.signal.aborted || dispatch(event);
    say({ type: 'checkStarted' });
    try {
      await ask(options, say);
    } catch (error) {
      // Said here and not by `onFail`, which an outage calls once however often it is checked again.
      say({ type: 'checkFailed', message: messageOf(error) });
      throw error;
    }
  }

  async function ask(options: { signal: AbortSignal }, say: (event: DataCheckEvent) => void) {
    const [both] = await Promise.all([inOneCall(options), loadRules()]);
    if (both) {
      say({ type: 'checked', items: both.items });
      say({ type: 'gapsFound', gaps: both.gaps });
      return;
    }
    say({ type: 'checked', items: await source.listCompletionItems(courseId, options) });
    try {
      const matrices = await source.loadMatrices?.(courseId, options);
      if (!matrices) return;
      const { doubtsOf } = await import('./doubtsOf');
      say({ type: 'gapsFound', gaps: doubtsOf(matrices, courseId) });
    } catch (error) {
      say({ type: 'gapsFailed', message: messageOf(error) });
    }
  }

  /** The rules come while the answer does: the page shows its form without them. */
  async function loadRules() {
    const parts = await import('./checkParts').catch(() => Promise.reject(new Error(notLoaded)));
    setCheckOf(() => parts.checkOf);
  }

  /** Undefined where that cannot be had, as from a server without this call: the two others are made then, and whatever else is wrong they fail with. */
  async function inOneCall(options: { signal: AbortSignal }) {
    try {
      return await source.checkCourse?.(courseId, options);
    } catch {
      options.signal.throwIfAborted();
      return undefined;
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

  return { state, checkOf, check: reload };
}
