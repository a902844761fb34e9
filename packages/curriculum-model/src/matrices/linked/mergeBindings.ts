import type { Goal } from '../../goals';
import { addressOf, cellKey } from './cellContent';
import { goalPlaces } from './conflicts';
import { bindingRows } from './entries';
import { bindingAt, bindingsOfCourse } from './finders';
import type { CourseBinding, LinkedMatrices } from './linkedMatrices';
import { isMine, type MergePlan } from './mergePlan';

type Row = Map<number, CourseBinding>;

/** The bindings of both sides together, each goal bound once, and the goals under the indicator points to which they are bound now. */
export function mergeBindings(plan: MergePlan): Pick<LinkedMatrices, 'bindings' | 'goals'> {
  const { mine, theirs, changed } = plan;
  const rows = new Map<number, Row>();
  for (const cell of changed) {
    if (cell.matrix !== 'major' || !isMine(plan, cell)) continue;
    const row: Row = rows.get(cell.courseId) ?? new Map(bindingsOfCourse(theirs, cell.courseId));
    const binding = bindingAt(mine, cell.courseId, cell.requireId);
    if (binding) row.set(cell.requireId, binding);
    else row.delete(cell.requireId);
    rows.set(cell.courseId, row);
  }
  // A binding that only they changed can still be taken from mine, for what hangs below it.
  for (const [courseId, requireId] of takenFromMine(plan)) {
    const row: Row = rows.get(courseId) ?? new Map(bindingsOfCourse(theirs, courseId));
    const binding = bindingAt(mine, courseId, requireId);
    if (binding) row.set(requireId, binding);
    else row.delete(requireId);
    rows.set(courseId, row);
  }
  for (const [courseId, row] of rows) bindOnce(plan, courseId, row);
  const groups = new Map([...rows].map(([courseId, row]): [number, CourseBinding[]] => [courseId, [...row.values()]]));
  const bindings = bindingRows.replace(theirs.bindings, groups);
  return { bindings, goals: underBindings({ ...theirs, bindings }, [...rows.keys()]) };
}

function takenFromMine({ decided }: MergePlan): [courseId: number, requireId: number][] {
  return [...decided].flatMap(([key, side]): [number, number][] => {
    const [matrix, row, column] = key.split(' | ');
    return matrix === 'major' && side === 'mine' ? [[Number(row), Number(column)]] : [];
  });
}

/** A goal that both sides bound elsewhere stays in the cell that was chosen, else where they have it. */
function bindOnce({ decided, theirs }: MergePlan, courseId: number, row: Row): void {
  const cells = new Map<number, number[]>();
  for (const { requireId, goals } of row.values()) for (const id of goals) cells.set(id, [...(cells.get(id) ?? []), requireId]);
  for (const [goalId, requireIds] of cells) {
    if (requireIds.length < 2) continue;
    const chosen = requireIds.filter((requireId) => decided.has(cellKey(addressOf({ matrix: 'major', courseId, requireId }))));
    const there = goalPlaces(theirs, courseId).get(goalId);
    const keeper = chosen.length === 1 ? chosen[0] : (requireIds.find((id) => id === there) ?? requireIds[0]);
    for (const requireId of requireIds) {
      const binding = row.get(requireId)!;
      if (requireId !== keeper) row.set(requireId, { ...binding, goals: binding.goals.filter((id) => id !== goalId) });
    }
  }
}

function underBindings(matrices: LinkedMatrices, courseIds: readonly number[]): readonly Goal[] {
  const places = new Map(courseIds.flatMap((courseId) => [...goalPlaces(matrices, courseId)]));
  if (!matrices.goals.some(({ id, parentId }) => (places.get(id) ?? parentId) !== parentId)) return matrices.goals;
  return matrices.goals.map((goal) => {
    const parentId = places.get(goal.id) ?? goal.parentId;
    return parentId === goal.parentId ? goal : { ...goal, parentId };
  });
}
