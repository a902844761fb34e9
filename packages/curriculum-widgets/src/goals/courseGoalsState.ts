import type { Goal, Indicator } from '@college/curriculum-model';

/** The goals of a course as a widget holds them: what is on show stays while it is fetched again. */
export type CourseGoalsState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'shown'; indicators: readonly Indicator[]; isReloading: boolean };

/** What can happen to them. */
export type CourseGoalsEvent =
  | { type: 'asked' }
  | { type: 'loaded'; indicators: readonly Indicator[] }
  | { type: 'failed'; message: string };

/** Before the first reply. */
export const startOfGoals: CourseGoalsState = { status: 'loading' };

/** A failure keeps what is already shown. */
export function courseGoalsReducer(state: CourseGoalsState, event: CourseGoalsEvent): CourseGoalsState {
  switch (event.type) {
    case 'asked':
      return state.status === 'shown' ? { ...state, isReloading: true } : startOfGoals;
    case 'loaded':
      return { status: 'shown', indicators: event.indicators, isReloading: false };
    case 'failed':
      return state.status === 'shown' ? { ...state, isReloading: false } : { status: 'failed', message: event.message };
  }
}

/** Goals to be added again after they were removed. They are added as new ones: no call restores the old id of a goal. */
export function asNewGoals(goals: readonly Goal[]): Goal[] {
  return goals.map(({ parentId, courseId, description, translations }) => ({
    id: 0,
    parentId,
    courseId,
    description,
    ...(translations ? { translations } : {}),
  }));
}
