import type { Language } from '../language';
import type { Basis, Match } from './assistantSchema';
import { textProfile } from './bigrams';
import { canonicalText } from './canonicalText';
import { sharedTerms } from './sharedTerms';
import { likeness } from './similarityIndex';

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
  /** The record it comes from. */
  basis?: Basis;
}

/** The default number of matches. */
export const usualMatches = 20;

const minScore = 0.1;

/** Compares records with a text, a part of them at a time, so that whoever has thousands can do something else in between. */
export interface Matcher {
  compare(records: readonly MatchRecord[]): void;
  /** The records that are like the text, the most like first, each with its reason. */
  best(): Match[];
}

/** A matcher for a text; a record that holds the whole text counts however long it is. */
export function createMatcher(keyword: string, language: Language, limit = usualMatches): Matcher {
  const wanted = canonicalText(keyword).trim();
  const profile = textProfile(keyword);
  const found: { record: MatchRecord; score: number }[] = [];
  const isHeld = (texts: readonly string[]) => texts.some((text) => canonicalText(text).includes(wanted));
  return {
    compare(records) {
      if (wanted === '') return;
      for (const record of records) {
        const score = Math.max(0, ...record.texts.map((text) => likeness(profile, textProfile(text))));
        if (score > 0 && (score >= minScore || isHeld(record.texts))) found.push({ record, score });
      }
    },
    best() {
      const matches: Match[] = [];
      // Equal scores keep the order of the records.
      for (const { record, score } of found.toSorted((left, right) => right.score - left.score)) {
        if (matches.length >= limit) break;
        const terms = sharedTerms(keyword, record.texts.join(' | '), language);
        // A likeness without a word to name is chance: single letters that happen to meet.
        if (terms.length > 0) matches.push(present(record, score, terms));
      }
      return matches;
    },
  };
}

/** The records that are like a text, compared all at once. */
export function matchRecords(records: readonly MatchRecord[], keyword: string, language: Language, limit = usualMatches): Match[] {
  const matcher = createMatcher(keyword, language, limit);
  matcher.compare(records);
  return matcher.best();
}

function present({ id, title, description, level, origin, basis }: MatchRecord, score: number, terms: string[]): Match {
  return {
    id,
    title,
    ...(description === '' ? {} : { description }),
    ...(level === '' ? {} : { level }),
    score,
    terms,
    origin,
    ...(basis ? { basis } : {}),
  };
}
