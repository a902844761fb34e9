import type { Bilingual, ThreadItem } from '@college/curriculum-model';
import { createContext, use, type ReactNode } from 'react';

/** What the deletion of these items does to the matrices, one sentence each; none when nothing hangs on them. */
export type TellBreaks = (items: readonly ThreadItem[]) => Promise<readonly Bilingual[]>;

const BreaksContext = createContext<TellBreaks | null>(null);

export interface DeleteBreaksProps {
  /** Asked before or while something is deleted; `breaksSentences` of the model says it from loaded matrices. */
  tell: TellBreaks;
  children: ReactNode;
}

/** Lets everything inside that deletes goals, chapters, points or KSA items say what that breaks in the matrices. */
export function DeleteBreaks({ tell, children }: DeleteBreaksProps) {
  return <BreaksContext value={tell}>{children}</BreaksContext>;
}

/** The way to what a deletion breaks; null where nobody can tell. */
export function useTellBreaks(): TellBreaks | null {
  return use(BreaksContext);
}
