import type { Bilingual } from '../language';
import type { CompletionPartName, CompletionTarget } from './courseData';

/** One thing that completion asks for. */
export interface CompletionItem {
  /** Its own and stable, such as `info.name` or `courseMatrix.project.1061`. */
  id: string;
  part: CompletionPartName;
  isDone: boolean;
  /** What is still to be done; only meaningful while it is not. */
  sentence: Bilingual;
  target: CompletionTarget;
}

/** Makes the items of one part. */
export function itemsOf(part: CompletionPartName) {
  return (name: string, isDone: boolean, sentence: Bilingual, target: CompletionTarget): CompletionItem => ({
    id: `${part}.${name}`,
    part,
    isDone,
    sentence,
    target,
  });
}
