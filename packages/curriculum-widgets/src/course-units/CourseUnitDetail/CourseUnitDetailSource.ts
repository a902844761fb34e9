import type {
  CopiedFrom,
  CourseUnit,
  CourseUnitListRequest,
  OptionItem,
  PointKsa,
  SaveCourseUnitRequest,
  SaveCourseUnitResponse,
} from '@college/curriculum-model';
import type { PointsSource } from '../PointsUpload/PointsSource';

/** Who saves; sent along as documented and never trusted by the server. */
export type CourseUnitActor = Pick<SaveCourseUnitRequest, 'manage' | 'current'>;

/** A loaded course unit with its points. */
export interface LoadedCourseUnit {
  course: CourseUnit;
  pointksa: PointKsa[];
  /** The unit of which this one is a copy, where the original still exists. */
  copiedFrom?: CopiedFrom;
}

/** Where the detail reads and writes; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface CourseUnitDetailSource extends PointsSource {
  /**
   * Makes an empty course unit, which no list shows before its first save.
   * Call: `GET /course/createCourse` (core §7).
   */
  createCourseUnit(majorId: number): Promise<{ id: number }>;
  /**
   * A course unit with its project rows, points and KSA items.
   * Call: `GET /major/v2.0/courseunitdetail` (core §7).
   */
  loadCourseUnit(courseUnitId: number, options?: { signal?: AbortSignal }): Promise<LoadedCourseUnit>;
  /**
   * A unit that someone else saved first rejects with code '30009' and the current record. English is not edited here and not sent: what is
   * stored of it stays.
   * Call: `POST /major/v2.0/savecourseunit` (core §7).
   */
  saveCourseUnit(request: SaveCourseUnitRequest): Promise<SaveCourseUnitResponse>;
  /**
   * Deletes a unit that was never saved; `isClosing` asks for a request that outlives the page.
   * Call: `GET /course/deleteCourse` (core §7).
   */
  abandonCourseUnit(courseUnitId: number, options?: { isClosing?: boolean }): Promise<void>;
  /**
   * Compulsory and elective, in the language of the interface; `value` is what `classId` holds.
   * Call: `GET /major/v2.0/courseclass` (core §7).
   */
  listCourseClasses(): Promise<OptionItem[]>;
  /**
   * The five course types, in the language of the interface; `value` is what `typeId` holds.
   * Call: `GET /major/v2.0/coursetype` (core §7).
   */
  listCourseTypes(): Promise<OptionItem[]>;
  /**
   * The courses of the major, a page at a time, among which prerequisites are chosen; without it the page has no place in the plan.
   * Call: `POST /major/v2.0/courseunitlist` (core §7).
   */
  listCourseUnits?(
    request: CourseUnitListRequest,
    options?: { signal?: AbortSignal },
  ): Promise<{ pageInfo: { list: Pick<CourseUnit, 'id' | 'name' | 'translations'>[]; total: number } }>;
}
