import type { CourseUnitDetail, Ksa, Point, PointKsa, SaveKsaRequest, SavePointsRequest } from '@college/curriculum-model';
import type { PointsSource } from '../../course-units/PointsUpload/PointsSource';

/** A course's points and KSA items as the server has them. */
export interface LoadedPoints {
  points: readonly PointKsa[];
  /** All items of the course, those that support no point included. */
  ksa: readonly Ksa[];
  /** The base version of a save; absent where a server has no versions. */
  version?: number;
}

/** A list as it is stored. */
export interface StoredList<Item> {
  list: readonly Item[];
  /** The unit with its points as stored; absent where a server knows the documented calls alone. */
  record?: CourseUnitDetail;
}

/** Where points and KSA items are read and written. Failures reject with an error whose message staff can read; a conflict has code '30009'. */
export interface PointPopupSource extends PointsSource {
  /**
   * Points and KSA items as they are stored.
   * Call: `GET /major/v2.0/courseunitdetail` and `GET /matrix/ksanrelate` (core §7).
   */
  loadPoints(courseId: number, options?: { signal?: AbortSignal }): Promise<LoadedPoints>;
  /**
   * Stores the points of a course as one list and returns them as stored; id 0 adds, a negative id deletes. A stale `version` rejects with
   * code '30009'.
   * Call: `POST /major/v2.0/savepoints` (core §7).
   */
  savePoints(request: SavePointsRequest): Promise<StoredList<Point>>;
  /**
   * Stores the KSA items of a course as one list and returns them as stored; id 0 adds, a negative id deletes. A stale `version` rejects with
   * code '30009'.
   * Call: `POST /major/v2.0/saveksa` (core §7).
   */
  saveKsa(request: SaveKsaRequest): Promise<StoredList<Ksa>>;
}
