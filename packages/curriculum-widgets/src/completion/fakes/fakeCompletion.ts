import { completionItems, completionOf, type Completion, type CompletionItem } from '@college/curriculum-model';
import { sampleCourseData } from '@college/curriculum-model/fixtures';
import { fn } from 'storybook/test';

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

/** A server of one course's completion: its answers may be changed while it is in use. */
export function fakeCompletion(items: readonly CompletionItem[] = sampleItems) {
  return {
    loadCompletion: fn(async (): Promise<Completion> => completionOf(items)),
    listCompletionItems: fn(async (): Promise<CompletionItem[]> => [...items]),
    exportCompletion: fn(async (): Promise<void> => {}),
  };
}
