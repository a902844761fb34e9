import type { Bilingual } from '../language';
import type { CompletionItem, CompletionPartName, CompletionTarget } from './itemSchema';

/** Makes the items of one part: its key, what it is called, whether it is done, what to say if not, where it is mended. */
export function itemsOf(part: CompletionPartName) {
  return (key: string, name: Bilingual, isDone: boolean, sentence: Bilingual, target: CompletionTarget): CompletionItem => ({
    id: `${part}.${key}`,
    part,
    isDone,
    name,
    sentence,
    target,
  });
}
