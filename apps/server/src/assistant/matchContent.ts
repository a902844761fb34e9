import {
  canonicalText,
  createSimilarityIndex,
  matchTargets,
  sharedTerms,
  type Language,
  type Match,
  type MatchRequest,
} from '@college/curriculum-model';
import type { Queries } from '../db';
import type { ContentScope } from '../rights/contentScope';
import { findContent, type Content } from './findContent';

const minScore = 0.1;
const usual = 20;

/** What of the college's approved content is like the keyword, with the score and the shared terms as the reason. */
export async function matchContent(
  db: Queries,
  { target, keyword, option, courseId }: MatchRequest,
  scope: ContentScope,
  language: Language,
): Promise<Match[]> {
  const known = matchTargets.find((name) => name === target);
  if (!known || keyword.trim() === '') return [];
  const { majorId, limit = usual } = typeof option === 'object' ? option : {};
  const within = majorId === undefined ? scope : { ...scope, majorId };
  const content = await findContent(db, { target: known, scope: within, courseId, like: [keyword], language });
  return matchesAmong(content, keyword, language).slice(0, limit);
}

/** The records that are like a text, the most like first; one that holds the whole text counts however long it is. */
export function matchesAmong(content: readonly Content[], keyword: string, language: Language): Match[] {
  const wanted = canonicalText(keyword).trim();
  const isHeld = (texts: readonly string[]) => texts.some((text) => canonicalText(text).includes(wanted));
  return createSimilarityIndex(content.map(({ texts }) => texts))
    .find(keyword)
    .flatMap(({ at, score }) => {
      const record = content[at];
      if (!record || (score < minScore && !isHeld(record.texts))) return [];
      const terms = sharedTerms(keyword, record.texts.join(' | '), language);
      // A likeness without a word to name is chance: single letters that happen to meet.
      return terms.length === 0 ? [] : [presentMatch(record, score, terms)];
    });
}

function presentMatch({ id, title, description, level, origin }: Content, score: number, terms: string[]): Match {
  return {
    id,
    title,
    ...(description === '' ? {} : { description }),
    ...(level === '' ? {} : { level }),
    score,
    terms,
    origin,
  };
}
