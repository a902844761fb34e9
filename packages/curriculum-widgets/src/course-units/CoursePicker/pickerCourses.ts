import type { Overview, SearchHit } from '@college/curriculum-model';
import type { PickedCourse, PickerMajor } from './CoursePickerSource';

/** Courses that are offered at once as recent ones. */
export const recentShown = 5;

/** The courses of the last edits, each once, the latest first; not those whose last edit is their deletion. */
export function recentCourses(edits: Overview['edits'], majors: readonly Pick<PickerMajor, 'id' | 'name'>[]): PickedCourse[] {
  const found = new Map<number, PickedCourse | null>();
  for (const { courseId, majorId, name, action, kind } of edits) {
    if (courseId === null || majorId === null || found.has(courseId)) continue;
    const majorName = majors.find(({ id }) => id === majorId)?.name;
    const course = { id: courseId, name, majorId, ...(majorName !== undefined && { majorName }) };
    found.set(courseId, action === 'delete' && kind === 'course' ? null : course);
  }
  return [...found.values()].filter((course) => course !== null).slice(0, recentShown);
}

/** Search results as courses; one without a major has no link. */
export function foundCourses(hits: readonly SearchHit[]): PickedCourse[] {
  return hits.flatMap(({ id, title, majorId, majorName }) => (majorId === undefined ? [] : [{ id, name: title, majorId, majorName }]));
}
