import { cut, labelLimits, type Indicator } from '@college/curriculum-model';
import type { CascaderNode } from '@college/ui/Cascader';

/** Labels of the cascader are cut at 8 characters; the whole stays as tooltip and spoken name (core §9). */
export function cutGoalLabel(label: string): string {
  return cut(label, labelLimits.card);
}

/** The indicator points to choose from. */
export function indicatorNodes(indicators: readonly Indicator[]): CascaderNode[] {
  return indicators.map(({ id, description }) => ({ id, label: description }));
}

/** The goals to choose from, under their indicator points; those without a goal lead nowhere and are left out. */
export function goalNodes(indicators: readonly Indicator[]): CascaderNode[] {
  return indicators
    .filter(({ children }) => children.length > 0)
    .map(({ id, description, children }) => ({
      id,
      label: description,
      children: children.map((goal) => ({ id: goal.id, label: goal.description })),
    }));
}

/** The path of a goal among them; empty for none. */
export function pathOfGoal(indicators: readonly Indicator[], goalId: number | null): number[] {
  const indicator = indicators.find(({ children }) => children.some(({ id }) => id === goalId));
  return indicator && goalId !== null ? [indicator.id, goalId] : [];
}
