import type { FilledCourse, FilledCourseMore, FilledKsa, FilledPoint, FillRequest, Ksa, Point } from '@college/curriculum-model';
import type { MatchingSource } from '../MatchingPane';

interface CallOptions {
  signal?: AbortSignal;
}

/** A KSA item that was accepted, and the point it is for. */
export type AcceptedKsa = Pick<Ksa, 'title' | 'description'> & { pointId: number };

/** The assistant, and the way to store what a person accepted. The first five calls store nothing. */
export interface AssistantSource extends MatchingSource {
  fillCourse(request: FillRequest, options?: CallOptions): Promise<FilledCourse>;
  fillCourseMore(request: FillRequest, options?: CallOptions): Promise<FilledCourseMore>;
  fillPoints(request: FillRequest, options?: CallOptions): Promise<FilledPoint[]>;
  fillKsa(request: FillRequest, options?: CallOptions): Promise<FilledKsa>;
  /** The points as stored, for what is suggested beside or under them. */
  listPoints(courseId: number, options?: CallOptions): Promise<Point[]>;
  /** Adds points behind those of the course. */
  addPoints(courseId: number, points: readonly Pick<Point, 'title' | 'description'>[]): Promise<void>;
  /** Adds KSA items under points of the course. */
  addKsa(courseId: number, items: readonly AcceptedKsa[]): Promise<void>;
}
