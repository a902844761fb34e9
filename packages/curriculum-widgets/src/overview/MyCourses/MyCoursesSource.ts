import type { MyCourse } from '@college/curriculum-model';

/** Where the courses are read; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface MyCoursesSource {
  /**
   * The courses that name the signed-in person among their managers, in the language of the code.
   * Call: `GET /overview/mycourses` (extension).
   */
  listMyCourses(lang: string, options?: { signal?: AbortSignal }): Promise<MyCourse[]>;
}

/** Where a course leads. */
export interface MyCoursePlaces {
  course: (course: MyCourse) => string;
  matrix: (course: MyCourse) => string;
  report: (course: MyCourse) => string;
  /** Where all courses are that the person may read: the way on while none is theirs. */
  all?: string;
}
