import type { SavingState } from '../../completion/SavingProgress';

/** The layer over the page; a page opens one by giving it, such as the copy wizard, which no card offers (decision 58). */
export type MajorHomeDialog =
  | { kind: 'rename' | 'points' | 'completion' | 'copy' | 'delete'; courseId: number }
  | { kind: 'saving'; saving: SavingState }
  | { kind: 'feedback' };
