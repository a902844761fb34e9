import type { CourseUnit, CourseUnitListRequest } from '@college/curriculum-model';

/** Where the list reads and deletes; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface CourseUnitListSource {
  /**
   * One page, sorted over all pages (`create_time` 0: the newest first), with `total` over all of them.
   * Call: `POST /major/v2.0/courseunitlist` (core §7).
   */
  listCourseUnits(
    request: CourseUnitListRequest,
    options?: { signal?: AbortSignal },
  ): Promise<{ pageInfo: { list: CourseUnit[]; total: number } }>;
  /**
   * Deletes a course unit with everything in it.
   * Call: `POST /major/v2.0/updatecourseunitlist` (core §7).
   */
  deleteCourseUnit(courseUnitId: number, options?: { revision?: number | undefined }): Promise<void>;
}
