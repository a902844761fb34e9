import { completionOf, type Completion, type CompletionItem } from '@college/curriculum-model';
import { fn } from 'storybook/test';
import { sampleItems } from './sampleItems';

/** A server of one course's completion: its answers may be changed while it is in use. */
export function fakeCompletion(items: readonly CompletionItem[] = sampleItems) {
  return {
    loadCompletion: fn(async (): Promise<Completion> => completionOf(items)),
    listCompletionItems: fn(async (): Promise<CompletionItem[]> => [...items]),
    exportCompletion: fn(async (): Promise<void> => {}),
  };
}
