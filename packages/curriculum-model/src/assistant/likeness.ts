import { numberedText } from '../goals/numbering';
import type { Language } from '../language';
import { diceOf, textProfile, type TextProfile } from './bigrams';
import { outcomeNames, outcomesIn } from './outcomeWords';
import { sharedTerms } from './sharedTerms';

/** A text in each language that it has: the same languages in the same order for all that are compared. */
export type Texts = readonly string[];

/** Texts without their numbers, and what is compared of them. */
export interface Words {
  plain: string;
  profiles: readonly TextProfile[];
  outcomes: ReadonlySet<number>;
}

/** What is compared of a text. */
export function readWords(texts: Texts): Words {
  const plain = texts.map((text) => numberedText(text).text);
  const joined = plain.join(' | ');
  return { plain: joined, profiles: plain.map(textProfile), outcomes: outcomesIn(joined) };
}

/** In the language in which the two are more alike. */
export function likenessOf({ profiles }: Words, other: Words): number {
  return Math.max(0, ...profiles.map((profile, at) => (other.profiles[at] ? diceOf(profile, other.profiles[at]) : 0)));
}

/** How much of what both speak of is the same. */
export function outcomesAlike({ outcomes }: Words, { outcomes: others }: Words): number {
  const shared = [...outcomes].filter((one) => others.has(one)).length;
  return shared === 0 ? 0 : (2 * shared) / (outcomes.size + others.size);
}

/** The words that both have; where they have none, what both speak of. */
export function termsOf(own: readonly Words[], other: Words, language: Language): string[] {
  const words = sharedTerms(own.map(({ plain }) => plain).join(' | '), other.plain, language);
  if (words.length > 0) return words;
  const spoken = new Set(own.flatMap(({ outcomes }) => [...outcomes]));
  return outcomeNames([...spoken].filter((one) => other.outcomes.has(one))).map((name) => name[language]);
}
