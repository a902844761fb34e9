import type { Bilingual, Comment } from '@college/curriculum-model';

/** A thread as the mock remembers it. */
export interface StoredThread {
  id: number;
  version: number;
  homeMajorId: number;
  editionId: number | null;
  place: string;
  courseLineage: number | null;
  words: Bilingual;
  courseName: Bilingual | null;
  isResolved: boolean;
  decided: { userId: number; at: string } | null;
  latestAt: string;
  comments: Omit<Comment, 'userName'>[];
}
