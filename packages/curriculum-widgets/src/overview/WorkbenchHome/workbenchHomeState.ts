import type { CopyJob, Overview, OverviewCourse } from '@college/curriculum-model';

/** What the server knows of this person's work. Reading it again keeps what shows until the new answer is here. */
export type WorkbenchHomeState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; overview: Overview; refreshFailure?: string };

export type WorkbenchHomeEvent =
  | { type: 'asked' }
  | { type: 'loaded'; overview: Overview }
  | { type: 'failed'; message: string }
  | { type: 'jobTold'; job: CopyJob };

export function workbenchHomeReducer(state: WorkbenchHomeState, event: WorkbenchHomeEvent): WorkbenchHomeState {
  switch (event.type) {
    case 'asked':
      return state.status === 'ready' ? state : { status: 'loading' };
    case 'loaded':
      return { status: 'ready', overview: event.overview };
    case 'failed':
      if (state.status === 'ready') return { ...state, refreshFailure: event.message };
      return { status: 'failed', message: event.message };
    case 'jobTold': {
      if (state.status !== 'ready') return state;
      const copies = state.overview.copies.map((job) => (job.unique === event.job.unique ? { ...job, ...event.job } : job));
      return { status: 'ready', overview: { ...state.overview, copies } };
    }
  }
}

/** Whether a copy still goes on, or has not begun. */
export function isUnderWay({ state }: CopyJob): boolean {
  return state === 'waiting' || state === 'running';
}

/** Maximum number of finished copies shown: older ones are in the list of courses. */
export const endedCopiesShown = 3;

/** Every copy under way, then the latest ones that ended, in the order given. */
export function shownCopies(copies: readonly CopyJob[]): CopyJob[] {
  return [...copies.filter(isUnderWay), ...copies.filter((job) => !isUnderWay(job)).slice(0, endedCopiesShown)];
}

/** The last percentage that a copy reported. */
export function percentOf({ state, progress }: CopyJob): number {
  if (state === 'done') return 100;
  return Math.min(100, Math.max(0, Math.round(progress.at(-1)?.percent ?? 0)));
}

/** The courses that still lack something, in the order given. */
export function waitingCourses(courses: readonly OverviewCourse[]): OverviewCourse[] {
  return courses.filter(({ progress }) => progress < 100);
}

/** The major of a course, as far as what was loaded tells. */
export function majorOfCourse({ courses, edits }: Overview, courseUnitId: number): number | undefined {
  return (
    courses.find(({ id }) => id === courseUnitId)?.majorId ?? edits.find(({ courseId }) => courseId === courseUnitId)?.majorId ?? undefined
  );
}
