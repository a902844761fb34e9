import type { Language, Match, MatchRequest, Reach } from '@college/curriculum-model';
import type { Queries } from '../db';
import { compareInTurn } from './compareInTurn';
import type { Asking } from './compareThread';
import { findContent } from './findContent';

/** What of the approved content within reach is like the keyword, with the score and the shared terms as the reason. */
export async function matchContent(
  db: Queries,
  { target, keyword, option, courseId }: MatchRequest,
  { reach, language, asking }: { reach: Reach | null; language: Language; asking: Asking },
): Promise<Match[]> {
  if (keyword.trim() === '') return [];
  const { majorId, limit, elsewhere = false } = typeof option === 'object' ? option : {};
  const rows = await findContent(db, {
    target,
    reach,
    majorId,
    ...(elsewhere ? { exceptCourseId: courseId } : { courseId }),
    like: [keyword],
    by: 'text',
  });
  const { matches } = await compareInTurn({ rows, language, text: { keyword, limit } }, asking);
  return matches;
}
