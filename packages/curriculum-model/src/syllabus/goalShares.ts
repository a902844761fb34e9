import { sum } from '../hours';
import type { Bilingual } from '../language';
import type { ExamPercent, ExamPercentRow, GoalShare } from './additionalInfo';

/** What the shares of a goal add up to, by goal; none where nobody wrote one. */
export function goalTotals(rows: readonly Pick<ExamPercentRow, 'goals'>[]): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  for (const { goalId, percent } of rows.flatMap(({ goals = [] }) => goals)) totals.set(goalId, sum([totals.get(goalId) ?? 0, percent]));
  return totals;
}

/** The share of an item in a goal; 0 for none. */
export function goalShareOf({ goals = [] }: Pick<ExamPercentRow, 'goals'>, goalId: number): number {
  return goals.find((share) => share.goalId === goalId)?.percent ?? 0;
}

/** An item with another share in a goal. */
export function withGoalShare(row: ExamPercentRow, goalId: number, percent: number): ExamPercentRow {
  const others = (row.goals ?? []).filter((share) => share.goalId !== goalId);
  return withGoals(row, percent === 0 ? others : [...others, { goalId, percent }]);
}

/** The composition with other numbers of its goals; a share of a goal that has none is left out. */
export function withGoalNumbers<Composition extends Pick<ExamPercent, 'rows'>>(
  composition: Composition,
  numberOf: (goalId: number) => number | undefined,
): Composition {
  if (!composition.rows.some(({ goals }) => goals)) return composition;
  const shares = ({ goals = [] }: ExamPercentRow) =>
    goals.flatMap(({ goalId, percent }) => {
      const number = percent === 0 ? undefined : numberOf(goalId);
      return number === undefined ? [] : [{ goalId: number, percent }];
    });
  return { ...composition, rows: composition.rows.map((row) => withGoals(row, shares(row))) };
}

function withGoals(row: ExamPercentRow, goals: GoalShare[]): ExamPercentRow {
  const { goals: _, ...rest } = row;
  return goals.length === 0 ? rest : { ...rest, goals: goals.toSorted((one, other) => one.goalId - other.goalId) };
}

/** What the table of items and goals is called. */
export const goalShareWords = {
  title: { zh: '考核环节与教学目标', en: 'Assessment of the teaching goals' },
  item: { zh: '考核环节', en: 'Assessment item' },
  /** Said by both servers. */
  foreignGoal: {
    zh: '考核环节只能对应本课程的教学目标。请刷新后再试。',
    en: 'Assessment items are for teaching goals of this course. Reload, then try again.',
  },
} satisfies Record<string, Bilingual>;
