import type { CourseCard, GraduateRequire, MajorInfo, MajorMatrix } from '@college/curriculum-model';
import type { MatrixFilesSource } from '../../matrices/MatrixExport';

/** A read that is called off when nobody waits for it any more. */
export interface Abortable {
  signal?: AbortSignal;
}

/** A new name of a course, in the language in which the person reads. */
export interface CourseRenaming {
  courseId: number;
  name: string;
  /** Code of the language the name is written in: 80101 is the Chinese record, any other its English translation. */
  lang: string;
  /** That of the card; an older one rejects with code '30009'. */
  version?: number | undefined;
}

/** Where the home of a major reads and writes; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface MajorHomeSource extends Pick<MatrixFilesSource, 'exportMajorMatrix' | 'exportCourseMatrix'> {
  /**
   * Name of the major, and by `edit` whether courses may be added and the major edited.
   * Call: `GET /major/v2.0/majorinfo` (core §7).
   */
  loadMajor(majorId: number, options?: Abortable): Promise<MajorInfo>;
  /**
   * `lang` is the code of the reader's language.
   * Call: `GET /v4/webpage/majorindex/courses` (core §7).
   */
  listCourseCards(majorId: number, lang: string, options?: Abortable): Promise<CourseCard[]>;
  /**
   * Deletes a course unit with everything in it.
   * Call: `GET /v4/webpage/home/delcourse` (core §7).
   */
  deleteCourse(courseId: number, options?: { revision?: number | undefined }): Promise<void>;
  /**
   * Stores a new name of a course unit in one language. Resolves with what the next rename or deletion is based on; without it the cards are read again.
   * Call: `POST /major/v2.0/updatecourseunitlist` (core §7).
   */
  renameCourse(renaming: CourseRenaming): Promise<Pick<CourseCard, 'version' | 'revision'> | undefined | void>;
  /**
   * Sends feedback as text alone (decision 108).
   * Call: `POST /major/v2.0/feedback` (core §7).
   */
  sendFeedbackText(text: string): Promise<void>;
  /**
   * The supports, loaded with any course of the major: for the strip under the major's name and the stars on the cards. Without it neither is rendered.
   * Call: `GET /matrix/majormatrix` (core §7).
   */
  loadMajorMatrix?(courseId: number, options?: Abortable): Promise<MajorMatrix>;
  /**
   * The requirements of a major that has no course yet, so that its home shows what exists and what comes next.
   * Call: `GET /major/v2.0/graduaterequires` (core §7).
   */
  listGraduateRequires?(majorId: number, options?: Abortable): Promise<GraduateRequire[]>;
}
