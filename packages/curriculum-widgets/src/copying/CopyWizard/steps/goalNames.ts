import { numberedText, type Goal, type Indicator } from '@college/curriculum-model';

/** The short name of a goal, by its place in the course: G1. */
export function goalName(index: number): string {
  return `G${index + 1}`;
}

/** The short names of goals by their ids. */
export function goalNames(goals: readonly Pick<Goal, 'id'>[]): Map<number, string> {
  return new Map(goals.map(({ id }, index) => [id, goalName(index)]));
}

/** The number of an indicator point, or its words where it has none. */
export function indicatorNumber({ description }: Pick<Indicator, 'description'>): string {
  const { number, text } = numberedText(description);
  return number || text;
}
