import type { Language } from '../language';
import type { Match } from './assistantSchema';
import { canonicalText } from './canonicalText';
import { sharedTerms } from './sharedTerms';
import { createSimilarityIndex } from './similarityIndex';

/** A record that may be suggested. */
export interface MatchRecord {
  id: number;
  title: string;
  description: string;
  /** Letter and number of a KSA; empty for anything else. */
  level: string;
  /** What it is compared by, in every language that it has. */
  texts: readonly string[];
  /** Where it comes from, in words. */
  origin: string;
}

/** The default number of matches. */
export const usualMatches = 20;

const minScore = 0.1;

/** The records that are like a text, the most like first, each with its reason; one that holds the whole text counts however long it is. */
export function matchRecords(records: readonly MatchRecord[], keyword: string, language: Language, limit = usualMatches): Match[] {
  const wanted = canonicalText(keyword).trim();
  if (wanted === '') return [];
  const isHeld = (texts: readonly string[]) => texts.some((text) => canonicalText(text).includes(wanted));
  return createSimilarityIndex(records.map(({ texts }) => texts))
    .find(keyword)
    .flatMap(({ at, score }) => {
      const record = records[at];
      if (!record || (score < minScore && !isHeld(record.texts))) return [];
      const terms = sharedTerms(keyword, record.texts.join(' | '), language);
      // A likeness without a word to name is chance: single letters that happen to meet.
      return terms.length === 0 ? [] : [present(record, score, terms)];
    })
    .slice(0, limit);
}

function present({ id, title, description, level, origin }: MatchRecord, score: number, terms: string[]): Match {
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
