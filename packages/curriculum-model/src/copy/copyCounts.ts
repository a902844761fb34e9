import type { CopyCounts } from './copyPlan';

/** The kinds of record in the order in which a copy makes them. */
export const copyCountKinds = [
  'projects',
  'points',
  'ksa',
  'goals',
  'taskGoals',
  'courseCells',
  'projectCells',
  'syllabusFields',
] as const satisfies readonly (keyof CopyCounts)[];
export type CopyCountKind = (typeof copyCountKinds)[number];

/** Kinds of which a copy made another number than was planned; none when the result is the plan. */
export function differsFromPlan(plan: CopyCounts, created: CopyCounts): CopyCountKind[] {
  return copyCountKinds.filter((kind) => plan[kind] !== created[kind]);
}
