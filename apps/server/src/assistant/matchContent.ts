import { matchRecords, type Language, type Match, type MatchRequest } from '@college/curriculum-model';
import type { Queries } from '../db';
import type { ContentScope } from '../rights/contentScope';
import { findContent } from './findContent';

/** What of the college's approved content is like the keyword, with the score and the shared terms as the reason. */
export async function matchContent(
  db: Queries,
  { target, keyword, option, courseId }: MatchRequest,
  scope: ContentScope,
  language: Language,
): Promise<Match[]> {
  if (keyword.trim() === '') return [];
  const { majorId, limit, elsewhere = false } = typeof option === 'object' ? option : {};
  const within = majorId === undefined ? scope : { ...scope, majorId };
  const content = await findContent(db, {
    target,
    scope: within,
    ...(elsewhere ? { exceptCourseId: courseId } : { courseId }),
    like: [keyword],
    by: 'text',
    language,
  });
  return matchRecords(content, keyword, language, limit);
}
