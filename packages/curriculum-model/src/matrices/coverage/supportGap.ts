import { courseClassIds } from '../../course-units/choices';
import type { MajorMatrixCourse } from '../majorMatrix';
import type { SupportCount } from './coverage';

/** What an indicator point lacks by its counts: every support, or only a strong one. */
export function indicatorGap({ strong, weak }: SupportCount): 'unsupported' | 'weakOnly' | null {
  if (strong > 0) return null;
  return weak > 0 ? 'weakOnly' : 'unsupported';
}

/** Whether it is a gap that this course supports no more than that: compulsory courses have to support something. */
export function isCourseGap({ classId }: Pick<MajorMatrixCourse, 'classId'>, { strong, weak }: SupportCount): boolean {
  return classId === courseClassIds.compulsory && strong + weak === 0;
}
