import { outcomeNames, outcomesIn } from '../assistant/outcomeWords';
import { sharedTerms } from '../assistant/sharedTerms';
import { diceOf, textProfile, type TextProfile } from '../assistant/bigrams';
import { numberedText } from '../goals/numbering';
import type { Language } from '../language';
import type { BindingSuggestion } from './bindingSuggestions';

/** A text in each language that it has: the same languages in the same order for all that are compared. */
type Texts = readonly string[];

/** An indicator point with the requirement above it. */
export interface IndicatorTexts {
  id: number;
  texts: Texts;
  heading: Texts;
}

/** A goal, and the indicator point under which it stands in its own major; null where that is gone. */
export interface GoalTexts {
  id: number;
  texts: Texts;
  under: Omit<IndicatorTexts, 'id'> | null;
}

/** Likenesses that count, and how much: what a goal serves at home says more than its own words, which are those of its subject. */
const weights = { indicator: 0.35, indicatorOutcomes: 0.15, heading: 0.2, goal: 0.2, goalOutcomes: 0.1 };
/** From this sum on a suggestion is made; it is a score of one half. */
const least = 0.25;
/** Suggestions for one goal, so that a rejected one has a successor. */
const most = 3;

/** Where the goals of a course belong in another major, the most likely first; nothing for a goal that nothing is like. */
export function suggestBindings(
  goals: readonly GoalTexts[],
  indicators: readonly IndicatorTexts[],
  language: Language,
): BindingSuggestion[] {
  const targets = indicators.map((one) => ({ one, words: readWords(one.texts), heading: readWords(one.heading) }));
  return goals.flatMap((goal) => {
    const own = readWords(goal.texts);
    const under = goal.under && { words: readWords(goal.under.texts), heading: readWords(goal.under.heading) };
    return targets
      .map(({ one, words, heading }) => {
        const ownLike = weights.goal * likenessOf(own, words) + weights.goalOutcomes * outcomesAlike(own, words);
        const like = under
          ? ownLike +
            weights.indicator * likenessOf(under.words, words) +
            weights.indicatorOutcomes * outcomesAlike(under.words, words) +
            weights.heading * likenessOf(under.heading, heading)
          : ownLike / (weights.goal + weights.goalOutcomes);
        return { one, words, like };
      })
      .filter(({ like }) => like >= least)
      .toSorted((left, right) => right.like - left.like)
      .slice(0, most)
      .map(({ one, words, like }) => ({
        goalId: goal.id,
        requireId: one.id,
        score: scoreOf(like),
        terms: termsOf(under ? [own, under.words] : [own], words, language),
      }));
  });
}

/** Texts without their numbers, and what is compared of them. */
interface Words {
  plain: string;
  profiles: readonly TextProfile[];
  outcomes: ReadonlySet<number>;
}

function readWords(texts: Texts): Words {
  const plain = texts.map((text) => numberedText(text).text);
  const joined = plain.join(' | ');
  return { plain: joined, profiles: plain.map(textProfile), outcomes: outcomesIn(joined) };
}

/** In the language in which the two are more alike. */
function likenessOf({ profiles }: Words, other: Words): number {
  return Math.max(0, ...profiles.map((profile, at) => (other.profiles[at] ? diceOf(profile, other.profiles[at]) : 0)));
}

function outcomesAlike({ outcomes }: Words, { outcomes: others }: Words): number {
  const shared = [...outcomes].filter((one) => others.has(one)).length;
  return shared === 0 ? 0 : (2 * shared) / (outcomes.size + others.size);
}

/** One half where a suggestion begins, 1 where all is the same; to two digits. */
function scoreOf(like: number): number {
  return Math.round((0.5 + ((like - least) / (1 - least)) * 0.5) * 100) / 100;
}

/** The words that both have; where they have none, what both speak of. */
function termsOf(own: readonly Words[], other: Words, language: Language): string[] {
  const words = sharedTerms(own.map(({ plain }) => plain).join(' | '), other.plain, language);
  if (words.length > 0) return words;
  const spoken = new Set(own.flatMap(({ outcomes }) => [...outcomes]));
  return outcomeNames([...spoken].filter((one) => other.outcomes.has(one))).map((name) => name[language]);
}
