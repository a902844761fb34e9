import type { Translations } from '../../fields';
import { indicatorsOf } from '../../matrices';
import type { ReportMajorRelation } from '../reportMatrices';
import type { ReportData } from '../reportData';

/** A teaching goal with its code, G1, G2 …, in the order of the major matrix. */
export interface NumberedGoal {
  id: number;
  code: string;
  description: string;
  translations?: Translations | undefined;
}

/** The bindings of the course in the order of their indicator points; one of an unknown indicator point comes last. */
export function orderedBindings({ requires, majorMatrix }: Pick<ReportData, 'requires' | 'majorMatrix'>): ReportMajorRelation[] {
  const ids = indicatorsOf({ requirements: requires }).flatMap(({ indicators }) => indicators.map(({ id }) => id));
  const places = new Map(ids.map((id, place) => [id, place]));
  return majorMatrix.toSorted((one, other) => (places.get(one.requireId) ?? ids.length) - (places.get(other.requireId) ?? ids.length));
}

/** The goals of the course by id, numbered as in the workbench. */
export function numberedGoals(report: Pick<ReportData, 'requires' | 'majorMatrix'>): ReadonlyMap<number, NumberedGoal> {
  const goals = new Map<number, NumberedGoal>();
  for (const binding of orderedBindings(report)) {
    for (const goal of goalsOf(binding)) if (!goals.has(goal.id)) goals.set(goal.id, { ...goal, code: `G${goals.size + 1}` });
  }
  return goals;
}

/** The goals of one binding with their texts. */
export function goalsOf({ goals, goalTexts, goalDescriptions }: ReportMajorRelation): Omit<NumberedGoal, 'code'>[] {
  return goalTexts ?? goals.map((id, index) => ({ id, description: goalDescriptions?.[index] ?? '' }));
}
