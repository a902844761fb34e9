import type {
  CourseLeaders,
  CourseUnitListRequest,
  LeaderCandidate,
  ListedCourseUnit,
  SetCourseLeadersRequest,
} from '@college/curriculum-model';

/** Where the list reads and deletes; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface CourseUnitListSource {
  /**
   * One page, sorted over all pages (`create_time` 0: the newest first), with `total` over all of them.
   * Call: `POST /major/v2.0/courseunitlist` (core §7).
   */
  listCourseUnits(
    request: CourseUnitListRequest,
    options?: { signal?: AbortSignal },
  ): Promise<{ pageInfo: { list: ListedCourseUnit[]; total: number } }>;
  /**
   * Deletes a course unit with everything in it.
   * Call: `POST /major/v2.0/updatecourseunitlist` (core §7).
   */
  deleteCourseUnit(courseUnitId: number, options?: { revision?: number | undefined }): Promise<void>;
  /**
   * Deletes several units, all or none: with it rows can be selected.
   * Call: `POST /major/v2.0/updatecourseunitlist` (core §7).
   */
  deleteCourseUnits?(units: readonly { id: number; revision?: number | undefined }[]): Promise<void>;
  /**
   * People who can be made leaders of courses of the major. A source with this has `setLeaders` too.
   * Call: `GET /course/leaders` (extension).
   */
  findLeaders?(request: { majorId: number; keyword?: string }, options?: { signal?: AbortSignal }): Promise<LeaderCandidate[]>;
  /**
   * Changes who leads courses, all or none; `was` is who led them when they were read.
   * Call: `POST /course/setleaders` (extension).
   */
  setLeaders?(courses: SetCourseLeadersRequest['courses']): Promise<CourseLeaders>;
}
