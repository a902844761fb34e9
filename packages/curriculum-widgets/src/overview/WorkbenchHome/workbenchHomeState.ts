import {
  overviewFiguresOf,
  overviewLimits,
  type CopyJob,
  type Overview,
  type OverviewCourse,
  type OverviewFigures,
} from '@college/curriculum-model';

/** The server's data of this person's work. Reloading keeps the content until the new response arrives. */
export type WorkbenchHomeState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; overview: Overview; refreshFailure?: string | undefined };

/** What is known, with the newest word of one of its copies. */
export function withJob(overview: Overview, job: CopyJob): Overview {
  return { ...overview, copies: overview.copies.map((copy) => (copy.unique === job.unique ? { ...copy, ...job } : copy)) };
}

/** Whether a copy is running, or has not started. */
export function isUnderWay({ state }: CopyJob): boolean {
  return state === 'waiting' || state === 'running';
}

/** Maximum number of finished copies shown: older ones are in the list of courses. */
export const endedCopiesShown = 3;

/** Every running copy, then the latest ones that ended, in their order. */
export function shownCopies(copies: readonly CopyJob[]): CopyJob[] {
  return [...copies.filter(isUnderWay), ...copies.filter((job) => !isUnderWay(job)).slice(0, endedCopiesShown)];
}

/** The last percentage that a copy reported. */
export function percentOf({ state, progress }: CopyJob): number {
  if (state === 'done') return 100;
  return Math.min(100, Math.max(0, Math.round(progress.at(-1)?.percent ?? 0)));
}

/** The incomplete courses, in their order. */
export function waitingCourses(courses: readonly OverviewCourse[]): OverviewCourse[] {
  return courses.filter(({ progress }) => progress < 100);
}

/** The figures of all courses of a person, or of the listed ones where nobody gave more. */
export function figuresOf({ courses, figures }: Overview): OverviewFigures {
  const progress = courses.map((course) => course.progress);
  return figures ?? overviewFiguresOf(progress, courses.length === overviewLimits.courses);
}

/** The major of a course, where it is loaded. */
export function majorOfCourse({ courses, edits }: Overview, courseUnitId: number): number | undefined {
  return (
    courses.find(({ id }) => id === courseUnitId)?.majorId ?? edits.find(({ courseId }) => courseId === courseUnitId)?.majorId ?? undefined
  );
}
