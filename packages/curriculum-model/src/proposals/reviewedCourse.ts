import type { Taken } from '../editions/calls';
import { courseLineageOf } from '../editions/places';

/** Whether a place is in a course, or is the course. */
export function isPlaceOfCourse(at: string, lineage: number): boolean {
  return courseLineageOf(at) === lineage;
}

/** Whether a merge takes something of a course. */
export function takesOfCourse(take: Taken, lineage: number): boolean {
  if (take === 'all') return true;
  return 'parts' in take ? take.parts.includes(lineage) : take.places.some((at) => isPlaceOfCourse(at, lineage));
}

/** Whether a merge takes all that a draft changes in a course. */
export function takesWholeCourse(take: Taken, lineage: number): boolean {
  return take === 'all' || ('parts' in take && take.parts.includes(lineage));
}
