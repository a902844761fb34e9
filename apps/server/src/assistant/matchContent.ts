import { setImmediate as pause } from 'node:timers/promises';
import { createMatcher, type Language, type Match, type MatchRequest, type Reach } from '@college/curriculum-model';
import type { Queries } from '../db';
import { findContent } from './findContent';

/** A few milliseconds' worth. */
const comparedAtOnce = 100;

/** What of the approved content within reach is like the keyword, with the score and the shared terms as the reason. */
export async function matchContent(
  db: Queries,
  { target, keyword, option, courseId }: MatchRequest,
  reach: Reach | null,
  language: Language,
): Promise<Match[]> {
  if (keyword.trim() === '') return [];
  const { majorId, limit, elsewhere = false } = typeof option === 'object' ? option : {};
  const content = await findContent(db, {
    target,
    reach,
    majorId,
    ...(elsewhere ? { exceptCourseId: courseId } : { courseId }),
    like: [keyword],
    by: 'text',
    language,
  });
  const matcher = createMatcher(keyword, language, limit);
  for (let from = 0; from < content.length; from += comparedAtOnce) {
    matcher.compare(content.slice(from, from + comparedAtOnce));
    // Everybody else's requests go on meanwhile.
    await pause();
  }
  return matcher.best();
}
