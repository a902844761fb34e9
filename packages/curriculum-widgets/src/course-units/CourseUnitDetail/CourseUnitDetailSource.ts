import type {
  CopiedFrom,
  CourseUnit,
  OptionItem,
  PointKsa,
  SaveCourseUnitRequest,
  SaveCourseUnitResponse,
} from '@college/curriculum-model';
import type { PointsSource } from '../PointsUpload/PointsSource';

/** A loaded course unit with its points. */
export interface LoadedCourseUnit {
  course: CourseUnit;
  pointksa: PointKsa[];
  /** The unit of which this one is a copy, where the original still exists. */
  copiedFrom?: CopiedFrom;
}

/** Where the detail reads and writes; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface CourseUnitDetailSource extends PointsSource {
  createCourseUnit(majorId: number): Promise<{ id: number }>;
  loadCourseUnit(courseUnitId: number, options?: { signal?: AbortSignal }): Promise<LoadedCourseUnit>;
  /**
   * A unit that someone else saved first rejects with code '30009' and the current record. English is not edited here and not sent: what
   * is stored of it stays.
   */
  saveCourseUnit(request: SaveCourseUnitRequest): Promise<SaveCourseUnitResponse>;
  /** Deletes a unit that was never saved; `isClosing` asks for a request that outlives the page. */
  abandonCourseUnit(courseUnitId: number, options?: { isClosing?: boolean }): Promise<void>;
  listCourseClasses(): Promise<OptionItem[]>;
  listCourseTypes(): Promise<OptionItem[]>;
}
