import type { Completion } from '@college/curriculum-model';

/** Where the popup's figures and the report come from. */
export interface CompletionSource {
  loadCompletion(courseId: number, options?: { signal?: AbortSignal }): Promise<Completion>;
  /** Hands the detailed report to the person; settles when it has arrived. */
  exportCompletion(courseId: number): Promise<void>;
}
