import type { CourseUnit, CourseUnitListRequest } from '@college/curriculum-model';

/** Where the list reads and deletes; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface CourseUnitListSource {
  listCourseUnits(
    request: CourseUnitListRequest,
    options?: { signal?: AbortSignal },
  ): Promise<{ pageInfo: { list: CourseUnit[]; total: number } }>;
  deleteCourseUnit(courseUnitId: number): Promise<void>;
}
