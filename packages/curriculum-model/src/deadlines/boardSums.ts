import type { BoardCourse, BoardMajor } from './board';
import { rateOf } from './openCourses';
import type { DeadlinePart } from './plan';

/** Sums over some courses. */
export interface BoardSums {
  courses: number;
  /** The five parts and the whole, as rounded means; null without a course. */
  rates: Record<DeadlinePart, number> | null;
  errors: number;
  reminders: number;
  reviews: number;
}

/** Sums over courses and majors. */
export function sumsOf(courses: readonly BoardCourse[], majors: readonly BoardMajor[]): BoardSums {
  const mean = (part: DeadlinePart) => Math.round(courses.reduce((sum, course) => sum + rateOf(course, part), 0) / courses.length);
  const total = (of: (major: BoardMajor) => number) => majors.reduce((sum, major) => sum + of(major), 0);
  return {
    courses: courses.length,
    rates:
      courses.length === 0
        ? null
        : {
            all: mean('all'),
            info: mean('info'),
            base: mean('base'),
            courseMatrix: mean('courseMatrix'),
            projectMatrix: mean('projectMatrix'),
            report: mean('report'),
          },
    errors: total(({ errors }) => errors),
    reminders: total(({ reminders }) => reminders),
    reviews: total(({ reviews }) => reviews),
  };
}
