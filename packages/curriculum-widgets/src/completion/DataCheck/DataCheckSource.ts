import type { CompletionItem, LinkedMatrices } from '@college/curriculum-model';
import type { CompletionSource } from '../CompletionPopup';

/** Where the checks of a course come from; the figures and the report are the popup's. */
export interface DataCheckSource extends CompletionSource {
  /** Everything that completion asks of the course, done or not. */
  listCompletionItems(courseId: number, options?: { signal?: AbortSignal }): Promise<CompletionItem[]>;
  /** The course's matrices, whose gaps are then shown too; left out where they may not be read. */
  loadMatrices?(courseId: number, options?: { signal?: AbortSignal }): Promise<LinkedMatrices>;
}
