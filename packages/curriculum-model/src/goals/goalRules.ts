import type { Bilingual } from '../language';
import type { Indicator } from './goal';

/** What the goal form does; also what it answers when it closes: above none something was saved (core §2, §4). */
export const goalModes = { none: -1, add: 0, edit: 1, delete: 2 } as const;
/** One of the modes of the goal form. */
export type GoalMode = (typeof goalModes)[keyof typeof goalModes];

/** Whether the closed form saved something; add is 0 and counts (decision 75). */
export function hasSavedGoal(closeValue: number): boolean {
  return closeValue > goalModes.none;
}

/** Whether there is no goal at all; indicators alone do not count (decision 76). */
export function hasNoGoals(indicators: readonly Pick<Indicator, 'children'>[]): boolean {
  return indicators.every((indicator) => indicator.children.length === 0);
}

/** Sentences of the rules about goals (core §5). */
export const goalMessages = {
  contentEmpty: { zh: '目标内容不能为空，请重新输入', en: 'Content cannot be empty' } satisfies Bilingual,
  noGoalsUnderIndicator: { zh: '该指标点下没有教学目标', en: 'No teaching goals under this indicator' } satisfies Bilingual,
};
