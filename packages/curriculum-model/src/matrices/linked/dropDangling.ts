import { bindingRows, courseCellKey, courseCells, ksaRows } from './entries';
import { goalPlaces, type ThreeSides } from './conflicts';
import { bindingAt, placedPointAt, ranks } from './finders';
import { indicatorAt } from './indicators';
import type { CourseBinding, LinkedMatrices, PlacedKsa, PlacedPoint } from './linkedMatrices';
import type { MatrixLoss } from './lossOfEdit';

/** Removes from a merge what no longer has a row, column, point or KSA item in theirs, and reports it. */
export function dropDangling(sides: ThreeSides, merged: LinkedMatrices): { matrices: LinkedMatrices; dropped: MatrixLoss } {
  const [bindings, lostBindings] = keptBindings(sides, merged);
  const bound = { ...merged, bindings };
  const [placedPoints, lostPoints] = keptPoints(sides, bound);
  const placed = { ...bound, placedPoints };
  const [placedKsas, lostKsas] = keptKsas(sides, placed);
  return { matrices: { ...placed, placedKsas }, dropped: { bindings: lostBindings, points: lostPoints, ksas: lostKsas } };
}

function keptBindings({ base, mine, theirs }: ThreeSides, merged: LinkedMatrices): [readonly CourseBinding[], CourseBinding[]] {
  const isGone = goneIds([base.goals, mine.goals], theirs.goals);
  const isFit = (binding: CourseBinding) => {
    const isCell = ranks(theirs.courses).has(binding.courseId) && indicatorAt(theirs, binding.requireId) !== undefined;
    return (isCell && !binding.goals.some(isGone)) || bindingAt(theirs, binding.courseId, binding.requireId) === binding;
  };
  const unfit = merged.bindings.filter((binding) => !isFit(binding));
  if (unfit.length === 0) return [merged.bindings, []];
  const rows = new Map<number, CourseBinding[]>();
  for (const { courseId } of unfit) {
    const row = bindingRows.group(merged.bindings, courseId).flatMap((binding): CourseBinding[] => {
      if (isFit(binding)) return [binding];
      if (!ranks(theirs.courses).has(courseId) || !indicatorAt(theirs, binding.requireId)) return [];
      return [{ ...binding, goals: binding.goals.filter((id) => !isGone(id)) }];
    });
    rows.set(courseId, row);
  }
  return [bindingRows.replace(merged.bindings, rows), unfit];
}

function keptPoints({ base, mine, theirs }: ThreeSides, bound: LinkedMatrices): [readonly PlacedPoint[], PlacedPoint[]] {
  const columns = goalPlaces(bound, bound.courseId);
  const isGone = goneIds([base.goals, mine.goals], theirs.goals);
  const cells = new Map<string, PlacedPoint[]>();
  const lost: PlacedPoint[] = [];
  for (const [key, entries] of courseCells.groups(bound.placedPoints)) {
    const { projectId, goalId } = entries[0]!;
    const isCell = ranks(theirs.projects).has(projectId) && columns.has(goalId);
    const kept = entries.filter((entry) => isCell && (ranks(theirs.points).has(entry.pointId) || placedPointAt(theirs, entry) === entry));
    if (kept.length === entries.length) continue;
    cells.set(key, kept);
    // A point without its column was removed on purpose, except where the goal itself no longer exists.
    if (columns.has(goalId) || isGone(goalId)) lost.push(...entries.filter((entry) => !kept.includes(entry)));
  }
  // What mine placed under a goal or in a chapter that is gone never came into the merge.
  for (const entry of mine.placedPoints) {
    if (placedPointAt(base, entry) === entry || placedPointAt(theirs, entry) || lost.includes(entry)) continue;
    const isLineGone = isGone(entry.goalId) || !ranks(theirs.projects).has(entry.projectId);
    if (isLineGone && !courseCells.group(bound.placedPoints, courseCellKey(entry)).includes(entry)) lost.push(entry);
  }
  return [courseCells.replace(bound.placedPoints, cells), lost];
}

function keptKsas({ base, mine, theirs }: ThreeSides, placed: LinkedMatrices): [readonly PlacedKsa[], PlacedKsa[]] {
  const projectOf = new Map(theirs.taskGoals.map(({ id, projectId }) => [id, projectId]));
  const rows = new Map<string, PlacedKsa[]>();
  const kept = (entry: PlacedKsa) =>
    placedPointAt(placed, entry) !== undefined &&
    projectOf.get(entry.taskGoalId) === entry.projectId &&
    (ranks(theirs.ksas).has(entry.ksaId) || theirs.placedKsas.includes(entry));
  for (const [key, entries] of ksaRows.groups(placed.placedKsas)) {
    const own = entries.filter(kept);
    if (own.length < entries.length) rows.set(key, own);
  }
  const before = new Set(base.placedKsas);
  const isGone = goneIds([base.goals, mine.goals], theirs.goals);
  const lost = mine.placedKsas.filter((entry) => {
    if (before.has(entry) || kept(entry)) return false;
    const isPlaceGone = isGone(entry.goalId) || !ranks(theirs.projects).has(entry.projectId) || !ranks(theirs.points).has(entry.pointId);
    return isPlaceGone || (placedPointAt(placed, entry) !== undefined && !kept(entry));
  });
  return [ksaRows.replace(placed.placedKsas, rows), lost];
}

/** Tells ids that were known and are no longer. */
function goneIds(before: readonly (readonly { id: number }[])[], after: readonly { id: number }[]): (id: number) => boolean {
  const rank = ranks(after);
  return (id) => !rank.has(id) && before.some((items) => ranks(items).has(id));
}
