import type { CourseText, CourseUnitDetail, SavedTexts } from '@college/curriculum-model';

/** Where texts and their English are read and saved; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface TextTranslationsSource {
  /**
   * Every text of a course, in the order of its syllabus.
   * Call: `GET /translations/course` (extension).
   */
  listCourseTexts(courseId: number): Promise<readonly CourseText[]>;
  /**
   * Saves all of them or none; an empty text removes one, the same text again confirms it. Resolves with the unit as stored, where all are of one.
   * Call: `POST /translations/save` (extension).
   */
  saveTexts(list: readonly SavedTexts[]): Promise<{ record?: CourseUnitDetail | undefined }>;
}
