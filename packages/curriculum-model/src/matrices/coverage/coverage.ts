import { relateValues } from '../relateValues';
import type { Support } from '../relate';
import type { CourseBinding, LinkedMatrices, PlacedKsa, PlacedPoint } from '../linked/linkedMatrices';

/** How many entries of a line are strong and how many weak. */
export interface SupportCount {
  strong: number;
  weak: number;
}

/** How many of all lines hold something. */
export interface Covered {
  covered: number;
  total: number;
}

/** Counts of strong and weak over the three matrices; lines that hold nothing are not in the maps (see `countOf`). */
export interface Coverage {
  /** Major matrix: how an indicator point is supported, and what a course supports. */
  indicators: ReadonlyMap<number, SupportCount>;
  courses: ReadonlyMap<number, SupportCount>;
  /** Course matrix: points under a goal, and points in a chapter. */
  goals: ReadonlyMap<number, SupportCount>;
  projects: ReadonlyMap<number, SupportCount>;
  /** Project matrices: KSA items under a task goal, and on a point. */
  taskGoals: ReadonlyMap<number, SupportCount>;
  points: ReadonlyMap<number, SupportCount>;
  totals: { major: SupportCount; course: SupportCount; project: SupportCount };
}

const nothing: SupportCount = { strong: 0, weak: 0 };

/** The count of a line; nought of both for one that holds nothing. */
export function countOf(counts: ReadonlyMap<number, SupportCount>, id: number): SupportCount {
  return counts.get(id) ?? nothing;
}

/** Counts what supports what; a matrix that did not change is not counted again. */
export function coverageOf({
  bindings,
  placedPoints,
  placedKsas,
}: Pick<LinkedMatrices, 'bindings' | 'placedPoints' | 'placedKsas'>): Coverage {
  const major = majorCounts(bindings);
  const course = courseCounts(placedPoints);
  const project = projectCounts(placedKsas);
  return {
    indicators: major.columns,
    courses: major.rows,
    goals: course.columns,
    projects: course.rows,
    taskGoals: project.columns,
    points: project.rows,
    totals: { major: major.total, course: course.total, project: project.total },
  };
}

/** How many of these lines hold something: 5 of 6 chapters. */
export function coveredOf(counts: ReadonlyMap<number, SupportCount>, ids: readonly number[]): Covered {
  return { covered: ids.filter((id) => counts.has(id)).length, total: ids.length };
}

interface Counts {
  rows: ReadonlyMap<number, SupportCount>;
  columns: ReadonlyMap<number, SupportCount>;
  total: SupportCount;
}

const majorCounts = counter<CourseBinding>(
  ({ courseId }) => courseId,
  ({ requireId }) => requireId,
);
const courseCounts = counter<PlacedPoint>(
  ({ projectId }) => projectId,
  ({ goalId }) => goalId,
);
const projectCounts = counter<PlacedKsa>(
  ({ pointId }) => pointId,
  ({ taskGoalId }) => taskGoalId,
);

function counter<Entry extends { relate: Support }>(rowOf: (entry: Entry) => number, columnOf: (entry: Entry) => number) {
  const known = new WeakMap<readonly Entry[], Counts>();
  return (entries: readonly Entry[]): Counts => {
    const found = known.get(entries);
    if (found) return found;
    const [rows, columns, total] = [new Map<number, SupportCount>(), new Map<number, SupportCount>(), { strong: 0, weak: 0 }];
    for (const entry of entries) {
      const strength = entry.relate === relateValues.strong ? 'strong' : 'weak';
      total[strength] += 1;
      lineOf(rows, rowOf(entry))[strength] += 1;
      lineOf(columns, columnOf(entry))[strength] += 1;
    }
    const fresh = { rows, columns, total };
    known.set(entries, fresh);
    return fresh;
  };
}

function lineOf(lines: Map<number, SupportCount>, id: number): SupportCount {
  const line = lines.get(id) ?? { strong: 0, weak: 0 };
  lines.set(id, line);
  return line;
}
