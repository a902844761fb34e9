import type { AcceptFindingRequest, CompletionItem, CourseCheck, LinkedMatrices, ToldFinding } from '@college/curriculum-model';
import type { QuickFixActs } from '../../rules/fixes/QuickFixActs';
import type { CompletionSource } from '../CompletionPopup';

/**
 * Where the checks of a course come from; the figures and the report are the popup's. Failures reject with an error whose message staff can
 * read.
 */
export interface DataCheckSource extends CompletionSource {
  /**
   * All completion items of the course, done or not.
   * Call: `GET /v4/support/completion/items` (extension).
   */
  listCompletionItems(courseId: number, options?: { signal?: AbortSignal }): Promise<CompletionItem[]>;
  /**
   * The course's matrices, whose gaps are then shown too; left out where they may not be read.
   * Call: `GET /matrix/linkedmatrices` (extension), or `GET /matrix/courseinfo`, `GET /matrix/majormatrix`, `GET /matrix/projectnteachgoal`,
   * `GET /matrix/pointnrelate`, `GET /matrix/coursematrix`, `GET /matrix/projecttaskgoal`, `GET /matrix/ksanrelate`, `GET /matrix/projectmatrix`
   * (core §7).
   */
  loadMatrices?(courseId: number, options?: { signal?: AbortSignal }): Promise<LinkedMatrices>;
  /**
   * Both in one call, with the gaps as the server finds them; used in place of the two above where it is given.
   * Call: `GET /v4/support/completion/check` (extension).
   */
  checkCourse?(courseId: number, options?: { signal?: AbortSignal }): Promise<CourseCheck>;
  /**
   * What the rules of the curriculum find in the course, with the address where each is mended; asked when somebody unfolds it, left out where it is not offered.
   * Call: `GET /edition/findings` (extension).
   */
  loadFindings?(courseId: number, options?: { signal?: AbortSignal }): Promise<readonly CourseFinding[]>;
  /**
   * Accepts one of them as it was read; left out for people who may not.
   * Call: `POST /edition/acceptfinding` (extension).
   */
  acceptFinding?(finding: ToldFinding, given: Pick<AcceptFindingRequest, 'reason' | 'until'>): Promise<unknown>;
  /**
   * Applies quick fixes of them and takes them back; left out for people who may not edit the course.
   * Calls: `POST /edition/applyfix`, `POST /edition/undofix` (extensions).
   */
  fixes?: QuickFixActs;
}

/** A finding of the rules; without an address there is no link. */
export interface CourseFinding {
  finding: ToldFinding;
  href?: string | undefined;
}
