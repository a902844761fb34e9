import type { Match, MatchRequest } from '@college/curriculum-model';
import type { Queries } from '../db';
import { compareInTurn } from './compareInTurn';
import { findContent } from './findContent';
import { findOutlines } from './findOutlines';
import type { Around } from './similarCourses';

/**
 * What of the approved content within reach is like the keyword, with the score and the shared terms as the reason; then what of the sample outlines and the
 * standards is, where no course and no major is searched alone.
 */
export async function matchContent(
  db: Queries,
  { target, keyword, option, courseId }: MatchRequest,
  { reach, collegeId, language, asking }: Around,
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
  const isWide = majorId === undefined && (courseId === undefined || elsewhere);
  const wide = isWide && target !== 'course' ? { target, outlines: await findOutlines(db, collegeId) } : {};
  const { matches } = await compareInTurn({ rows, language, text: { keyword, limit }, ...wide }, asking);
  return matches;
}
