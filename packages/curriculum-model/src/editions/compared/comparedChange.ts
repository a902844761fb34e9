import type { DescribedChange } from '../describe';
import type { ChangeAuthor } from './changeAuthors';
import type { GapEffect } from './changeEffects';

/** A change in words with what it does to coverage. */
export interface ComparedChange extends DescribedChange {
  effects: readonly (GapEffect & { message: string })[];
  /** Whether it says if a goal is bound, which is saved with the major matrix. */
  isBinding: boolean;
}

/** The same with those who made it, the latest first. */
export type AuthoredChange = Omit<ComparedChange, 'isBinding'> & { authors: readonly ChangeAuthor[] };
