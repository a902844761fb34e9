import { isSameSteps, longestStep, mostReviewSteps, type CollegeSteps, type Language, type ReviewStep } from '@college/curriculum-model';

/** Most approvals that a step can ask for. */
export const mostApprovals = 20;
export { longestStep, mostReviewSteps };

/** The steps with one of them set otherwise. */
export function withStep(steps: readonly ReviewStep[], key: string, change: Partial<ReviewStep>): ReviewStep[] {
  return steps.map((step) => (step.key === key ? { ...step, ...change } : step));
}

/** The steps with one of them a place earlier or later. */
export function movedStep(steps: readonly ReviewStep[], key: string, by: 1 | -1): ReviewStep[] {
  const from = steps.findIndex((step) => step.key === key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= steps.length) return [...steps];
  const moved = steps.filter((step) => step.key !== key);
  moved.splice(to, 0, steps[from]!);
  return moved;
}

/** A step that nobody decides yet, with a key that no other one has. */
export function newStep(steps: readonly ReviewStep[]): ReviewStep {
  const taken = new Set(steps.map(({ key }) => key));
  let number = steps.length + 1;
  while (taken.has(`step-${number}`)) number += 1;
  return { key: `step-${number}`, name: { zh: '', en: '' }, bands: [], people: [], approvals: 1, days: 14 };
}

/** How many steps two lists set otherwise; an order that differs counts as one. */
export function countChangedSteps(one: readonly ReviewStep[], other: readonly ReviewStep[]): number {
  if (isSameSteps(one, other)) return 0;
  const former = new Map(one.map((step) => [step.key, JSON.stringify(step)]));
  const changed = other.filter((step) => former.get(step.key) !== JSON.stringify(step)).length;
  const removed = one.filter(({ key }) => !other.some((step) => step.key === key)).length;
  return Math.max(1, changed + removed);
}

/** The steps in one line: what they are called, in their order. */
export function stepsInWords({ steps }: Pick<CollegeSteps, 'steps'>, language: Language): string {
  return steps.map(({ name }) => name[language]).join(' → ');
}
