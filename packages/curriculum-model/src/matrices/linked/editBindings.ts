import type { Goal } from '../../goals';
import { relateValues } from '../relateValues';
import { bindingRows, goalRows } from './entries';
import { bindingAt, bindingsOfCourse, isCourseEditable, ranks } from './finders';
import { indicatorAt } from './indicators';
import type { CourseBinding, LinkedMatrices } from './linkedMatrices';
import type { MatrixEdit, SupportEdit } from './matrixEdit';

/** Sets strengths in the major matrix; a new binding includes the course's goals that are bound to the indicator point. */
export function editSupports(matrices: LinkedMatrices, cells: readonly SupportEdit[]): LinkedMatrices {
  const rows = new Map<number, Map<number, CourseBinding>>();
  for (const { courseId, requireId, relate } of cells) {
    if (!isCell(matrices, courseId, requireId)) continue;
    const row = rows.get(courseId) ?? new Map(bindingsOfCourse(matrices, courseId));
    rows.set(courseId, row);
    const binding = row.get(requireId);
    if (relate === relateValues.none) row.delete(requireId);
    else if (!binding) row.set(requireId, { courseId, requireId, relate, goals: goalsUnder(matrices, courseId, requireId, row) });
    else if (binding.relate !== relate) row.set(requireId, { ...binding, relate });
  }
  return withRows(matrices, rows);
}

/** Binds goals to an indicator point; they are removed from the course's other bindings. */
export function editBinding(matrices: LinkedMatrices, edit: Extract<MatrixEdit, { type: 'bound' }>): LinkedMatrices {
  const { courseId, requireId, relate } = edit;
  const row = new Map(bindingsOfCourse(matrices, courseId));
  // For goals of other courses sometimes only the ids in their bindings are known.
  const bound = [...row.values()].flatMap(({ goals }) => goals);
  const goalsOfCourse = goalRows.group(matrices.goals, courseId);
  const own = new Set([...bound, ...goalsOfCourse.map(({ id }) => id)]);
  const chosen = [...new Set(edit.goals)];
  if (!isCell(matrices, courseId, requireId) || chosen.length === 0 || chosen.some((id) => !own.has(id))) return matrices;
  for (const other of row.values()) {
    const rest = other.goals.filter((id) => !chosen.includes(id));
    if (other.requireId !== requireId && rest.length < other.goals.length) row.set(other.requireId, { ...other, goals: rest });
  }
  const binding = bindingAt(matrices, courseId, requireId);
  const goals = binding && isSameSet(binding.goals, chosen) ? binding.goals : chosen;
  if (!binding || binding.relate !== relate || binding.goals !== goals) row.set(requireId, { courseId, requireId, relate, goals });
  const under = (goal: Goal) => (chosen.includes(goal.id) && goal.parentId !== requireId ? { ...goal, parentId: requireId } : goal);
  const moved = goalRows.replace(matrices.goals, new Map([[courseId, goalsOfCourse.map(under)]]));
  const after = withRows(matrices, new Map([[courseId, row]]));
  return moved === matrices.goals ? after : { ...after, goals: moved };
}

function isCell(matrices: LinkedMatrices, courseId: number, requireId: number): boolean {
  return ranks(matrices.courses).has(courseId) && isCourseEditable(matrices, courseId) && indicatorAt(matrices, requireId) !== undefined;
}

function goalsUnder(
  { goals }: LinkedMatrices,
  courseId: number,
  requireId: number,
  row: ReadonlyMap<number, CourseBinding>,
): readonly number[] {
  const bound = new Set([...row.values()].flatMap((binding) => binding.goals));
  return goalRows.group(goals, courseId).flatMap(({ id, parentId }) => (parentId === requireId && !bound.has(id) ? id : []));
}

function withRows(matrices: LinkedMatrices, rows: ReadonlyMap<number, ReadonlyMap<number, CourseBinding>>): LinkedMatrices {
  const changed = new Map([...rows].map(([courseId, row]): [number, CourseBinding[]] => [courseId, [...row.values()]]));
  const bindings = bindingRows.replace(matrices.bindings, changed);
  return bindings === matrices.bindings ? matrices : { ...matrices, bindings };
}

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
