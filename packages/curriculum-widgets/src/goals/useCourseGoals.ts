import { useToast } from '@college/ui/Toast';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { messageOf } from '../support/messageOf';
import { courseGoalsReducer, startOfGoals, type CourseGoalsState } from './courseGoalsState';
import type { GoalsSource } from './GoalsSource';

/** Whose goals, and where they are kept. */
export interface CourseGoalsPlace {
  source: GoalsSource;
  courseId: number;
  majorId: number;
}

/** The goals of a course and the way to fetch them again. */
export interface CourseGoalsHold {
  state: CourseGoalsState;
  reload: () => void;
}

/** Loads the goals of a course, again after every change and for another language; a late reply to an older question is dropped. */
export function useCourseGoals({ source, courseId, majorId }: CourseGoalsPlace): CourseGoalsHold {
  const [state, dispatch] = useReducer(courseGoalsReducer, startOfGoals);
  const [attempt, setAttempt] = useState(0);
  const { locale } = useLocale();
  const { showToast } = useToast();
  const latest = useRef({ source, showToast });
  useEffect(() => {
    latest.current = { source, showToast };
  });

  useEffect(() => {
    const controller = new AbortController();
    dispatch({ type: 'asked' });
    void load(controller.signal);
    return () => controller.abort();

    async function load(signal: AbortSignal) {
      try {
        const indicators = await latest.current.source.loadGoals(courseId, majorId, { signal });
        if (!signal.aborted) dispatch({ type: 'loaded', indicators });
      } catch (error) {
        if (signal.aborted) return;
        dispatch({ type: 'failed', message: messageOf(error) });
        latest.current.showToast({ type: 'error', message: messageOf(error) });
      }
    }
  }, [courseId, majorId, locale, attempt]);

  return { state, reload: useCallback(() => setAttempt((count) => count + 1), []) };
}
