import { likenessOf, outcomesAlike, readWords, termsOf, type Texts } from '../assistant/likeness';
import type { Language } from '../language';
import type { BindingSuggestion } from './bindingSuggestions';

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

/** One half where a suggestion begins, 1 where all is the same; to two digits. */
function scoreOf(like: number): number {
  return Math.round((0.5 + ((like - least) / (1 - least)) * 0.5) * 100) / 100;
}
