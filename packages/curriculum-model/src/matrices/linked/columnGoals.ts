import type { Goal } from '../../goals';
import { bindingRows } from './entries';
import { indicatorsOf, type NumberedIndicator } from './indicators';
import type { CourseBinding, LinkedMatrices } from './linkedMatrices';

/** A column of the course matrix: a teaching goal under the indicator point to which it is bound. */
export interface ColumnGoal {
  id: number;
  /** G1, G2 … in the order of the columns. */
  code: string;
  goal: Goal;
  indicator: NumberedIndicator;
  binding: CourseBinding;
}

/** The columns under one indicator point; none where the binding has no goal yet. */
export interface ColumnGroup {
  indicator: NumberedIndicator;
  binding: CourseBinding;
  columns: readonly ColumnGoal[];
}

interface Columns extends Pick<LinkedMatrices, 'requirements' | 'goals' | 'courseId'> {
  groups: readonly ColumnGroup[];
  columns: readonly ColumnGoal[];
  byId: ReadonlyMap<number, ColumnGoal>;
}

const known = new WeakMap<readonly CourseBinding[], Columns>();

/** The columns of the course matrix in order; the same list as long as nothing in it changed. */
export function columnGoals(matrices: LinkedMatrices): readonly ColumnGoal[] {
  return columnsOf(matrices).columns;
}

/** The same by indicator point, with those to which no goal is bound. */
export function columnGroups(matrices: LinkedMatrices): readonly ColumnGroup[] {
  return columnsOf(matrices).groups;
}

/** The column of a goal; undefined while the goal is not bound. */
export function columnAt(matrices: LinkedMatrices, goalId: number): ColumnGoal | undefined {
  return columnsOf(matrices).byId.get(goalId);
}

function columnsOf(matrices: LinkedMatrices): Columns {
  const { courseId, requirements, goals } = matrices;
  const row = bindingRows.group(matrices.bindings, courseId);
  const found = known.get(row);
  if (found?.requirements === requirements && found.goals === goals && found.courseId === courseId) return found;
  const fresh = build(matrices, row);
  known.set(row, fresh);
  return fresh;
}

function build(matrices: LinkedMatrices, row: readonly CourseBinding[]): Columns {
  const { courseId, requirements, goals } = matrices;
  const byRequire = new Map(row.map((binding) => [binding.requireId, binding]));
  const groups: ColumnGroup[] = [];
  const columns: ColumnGoal[] = [];
  for (const indicator of indicatorsOf(matrices).flatMap((one) => one.indicators)) {
    const binding = byRequire.get(indicator.id);
    if (!binding) continue;
    const bound = new Set(binding.goals);
    const own = goals
      .filter(({ id }) => bound.has(id))
      .map((goal, index): ColumnGoal => ({ id: goal.id, code: `G${columns.length + index + 1}`, goal, indicator, binding }));
    columns.push(...own);
    groups.push({ indicator, binding, columns: own });
  }
  return { courseId, requirements, goals, groups, columns, byId: new Map(columns.map((column) => [column.id, column])) };
}
