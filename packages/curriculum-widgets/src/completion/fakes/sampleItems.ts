import { completionItems, type Completion, type CompletionItem } from '@college/curriculum-model';
import { sampleCourseData } from '@college/curriculum-model/fixtures';

/** The items of the sample course. */
export const sampleItems: readonly CompletionItem[] = completionItems(sampleCourseData(1004));

/** The same items, all done but the first `count`. */
export function itemsMissing(count: number): CompletionItem[] {
  return sampleItems.map((item, index) => ({ ...item, isDone: index >= count }));
}

/** The same rate in all five parts. */
export function completionAt(rate: number): Completion {
  const part = { completion: `${(rate / 100) * 8}/8`, rate };
  return { info: part, base: part, courseMatrix: part, projectMatrix: part, report: part };
}
