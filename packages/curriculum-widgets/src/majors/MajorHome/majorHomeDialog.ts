import type { SavingState } from '../../completion/SavingProgress';

/** The layer over the page; a page opens one by giving it, such as the copy wizard, which no card offers (decision 58). */
export type MajorHomeDialog =
  | { kind: 'points' | 'completion' | 'copy' | 'delete'; courseId: number }
  /** `draft` is what was typed before a save failed. */
  | { kind: 'rename'; courseId: number; draft?: string }
  /** `renaming` is what is being saved, to be tried again. */
  | { kind: 'saving'; saving: SavingState; renaming?: { courseId: number; name: string } }
  | { kind: 'feedback' };
