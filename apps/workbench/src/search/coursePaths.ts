import { stringifySearchParams } from './searchParams';

interface CoursePlace {
  majorId?: number;
  /** Page of the course-unit list to return to; it travels along from page to page (decision 24). */
  page?: number;
}

/** A major's course units. */
export function courseUnitsPath({ majorId, page }: CoursePlace): string {
  return `/courseUnit/list${stringifySearchParams({ majorId, page })}`;
}

/** One course unit; without its id a new one of the major. */
export function courseUnitPath({ majorId, courseUnitId, page }: CoursePlace & { courseUnitId?: number }): string {
  return `/courseUnit/detail${stringifySearchParams({ majorId, courseUnitId, page })}`;
}

/** The home of a major. */
export function majorHomePath({ majorId, page }: CoursePlace): string {
  return `/major/index${stringifySearchParams({ majorId, page })}`;
}

/** The matrices of a course. */
export function courseMatrixPath({ majorId, courseId }: { majorId: number; courseId: number }): string {
  return `/matrix${stringifySearchParams({ majorId, courseId })}`;
}
