import type { Completion } from '@college/curriculum-model';

/** Where the popup's figures and the report come from. Failures reject with an error whose message staff can read. */
export interface CompletionSource {
  /**
   * The five parts, each with `completion` such as '6/8' and `rate` from 0 to 100.
   * Call: `GET /v4/support/completion/coursecompletionrate` (core §7).
   */
  loadCompletion(courseId: number, options?: { signal?: AbortSignal }): Promise<Completion>;
  /**
   * Hands the detailed report to the person; settles when it has arrived.
   * Call: `GET /v4/support/completion/exportcoursecompletion/table` (core §7).
   */
  exportCompletion(courseId: number): Promise<void>;
}
