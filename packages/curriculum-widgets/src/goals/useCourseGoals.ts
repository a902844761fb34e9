import type { Indicator } from '@college/curriculum-model';
import { useToast } from '@college/ui/Toast';
import { useLocale } from '@college/ui/messages';
import { useAnswer } from '../support/useAnswer';
import type { GoalsSource } from './GoalsSource';

/** Whose goals, and where they are kept. */
export interface CourseGoalsPlace {
  source: GoalsSource;
  courseId: number;
  majorId: number;
  /** Another value reads the goals again; those on show stay until they are here. @default none */
  revision?: number | undefined;
}

/** The goals of a course as a widget holds them: what is on show stays while it is fetched again, and when that fails. */
export type CourseGoalsState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'shown'; indicators: readonly Indicator[]; isReloading: boolean };

/** Loads the goals of a course, again after every change and for another language. */
export function useCourseGoals({ source, courseId, majorId, revision }: CourseGoalsPlace) {
  const { locale } = useLocale();
  const { showToast } = useToast();
  const { request, last, isPending, reload } = useAnswer(
    `${courseId} ${majorId} ${locale} ${revision ?? ''}`,
    (options) => source.loadGoals(courseId, majorId, options),
    { onFail: (message) => showToast({ type: 'error', message }) },
  );

  function stateOf(): CourseGoalsState {
    if (last) return { status: 'shown', indicators: last, isReloading: isPending };
    return request.status === 'failed' && !isPending ? request : { status: 'loading' };
  }

  return { state: stateOf(), reload };
}
