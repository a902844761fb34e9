import type {
  CourseUnitDetail,
  FilledCourse,
  FilledCourseMore,
  FilledKsa,
  FilledPoint,
  FillRequest,
  Ksa,
  Point,
} from '@college/curriculum-model';
import type { MatchingSource } from '../MatchingPane';

interface CallOptions {
  signal?: AbortSignal;
}

/** A KSA item that was accepted, and the point it is for. */
export type AcceptedKsa = Pick<Ksa, 'title' | 'description' | 'translations'> & { pointId: number };

/**
 * The assistant, and the way to store what a person accepted. The first five calls store nothing. Failures reject with an error whose
 * message staff can read.
 */
export interface AssistantSource extends MatchingSource {
  /**
   * Texts for the fields of the course unit, each with where it comes from; what is not known is left out.
   * Call: `POST /assistant/fill/course` (core §7).
   */
  fillCourse(request: FillRequest, options?: CallOptions): Promise<FilledCourse>;
  /**
   * The same with project rows and their hours.
   * Call: `POST /assistant/fill/coursemore` (core §7).
   */
  fillCourseMore(request: FillRequest, options?: CallOptions): Promise<FilledCourseMore>;
  /**
   * Points that similar courses have.
   * Call: `POST /assistant/fill/point` (core §7).
   */
  fillPoints(request: FillRequest, options?: CallOptions): Promise<FilledPoint[]>;
  /**
   * KSA items for the points in the request, or for all of them; `pointId` is the point of an item.
   * Call: `POST /assistant/fill/ksa` (core §7).
   */
  fillKsa(request: FillRequest, options?: CallOptions): Promise<FilledKsa>;
  /**
   * The points as stored, for what is suggested beside or under them.
   * Call: `GET /major/v2.0/pointlist` (core §7).
   */
  listPoints(courseId: number, options?: CallOptions): Promise<Point[]>;
  /**
   * Adds points behind those of the course. May resolve with the unit as stored.
   * Call: `POST /major/v2.0/savepoints` (core §7).
   */
  addPoints(
    courseId: number,
    points: readonly Pick<Point, 'title' | 'description' | 'translations'>[],
  ): Promise<CourseUnitDetail | undefined | void>;
  /**
   * Adds KSA items under points of the course. May resolve with the unit as stored.
   * Call: `POST /major/v2.0/saveksa` (core §7).
   */
  addKsa(courseId: number, items: readonly AcceptedKsa[]): Promise<CourseUnitDetail | undefined | void>;
  /**
   * Deletes points and KSA items that were just added, as far as they still read so. May resolve with the unit as stored. Without it what was stored cannot be
   * taken back here.
   * Call: `POST /major/v2.0/saveksa`, then `POST /major/v2.0/savepoints` (core §7).
   */
  removeAdded?(
    courseId: number,
    added: { points: readonly Pick<Point, 'title' | 'description'>[]; ksa: readonly AcceptedKsa[] },
  ): Promise<CourseUnitDetail | undefined | void>;
}
