import { columnAt } from '../linked/columnGoals';
import { placeKey, placeOf } from '../linked/entries';
import { isCourseEditable, ksasAt, placedPointAt, pointsAt, ranks } from '../linked/finders';
import type { LinkedMatrices } from '../linked/linkedMatrices';
import type { MatrixEdit } from '../linked/matrixEdit';
import { type PlacementSuggestion } from './placementSuggestion';

/** Suggested entries that these matrices, as edited, do not have and can take. */
export function openPlacements(matrices: LinkedMatrices, suggestions: readonly PlacementSuggestion[]): PlacementSuggestion[] {
  if (!isCourseEditable(matrices, matrices.courseId)) return [];
  return suggestions.filter((one) => {
    const place = placedPointAt(matrices, one);
    if (one.taskGoalId === null || one.ksaId === null) {
      return (
        !place && ranks(matrices.projects).has(one.projectId) && ranks(matrices.points).has(one.pointId) && columnAt(matrices, one.goalId)
      );
    }
    const isThere = ranks(matrices.taskGoals).has(one.taskGoalId) && ranks(matrices.ksas).has(one.ksaId);
    return place && isThere && !ksasAt(matrices, one, one.taskGoalId).some(({ ksaId }) => ksaId === one.ksaId);
  });
}

/** Whether the matrices hold what was suggested, as strong as it was. */
export function holdsPlacement(matrices: LinkedMatrices, one: PlacementSuggestion): boolean {
  if (one.taskGoalId === null) return placedPointAt(matrices, one)?.relate === one.relate;
  return ksasAt(matrices, one, one.taskGoalId).some(({ ksaId, relate }) => ksaId === one.ksaId && relate === one.relate);
}

/** All of these as one edit: what the cells hold already stays in them. */
export function acceptedPlacements(matrices: LinkedMatrices, suggestions: readonly PlacementSuggestion[]): MatrixEdit {
  const cells = new Map<string, PlacementSuggestion[]>();
  for (const one of suggestions) {
    const key = one.taskGoalId === null ? `${one.projectId} ${one.goalId}` : `${placeKey(one)} ${one.taskGoalId}`;
    cells.set(key, [...(cells.get(key) ?? []), one]);
  }
  const edits = [...cells.values()].map((own): MatrixEdit => {
    const [{ projectId, goalId, taskGoalId }] = own as [PlacementSuggestion];
    if (taskGoalId === null) {
      const present = pointsAt(matrices, projectId, goalId).map(({ pointId, relate }) => ({ id: pointId, relate }));
      return {
        type: 'pointsPlaced',
        cells: [{ projectId, goalId, entries: [...present, ...own.map((one) => ({ id: one.pointId, relate: one.relate }))] }],
      };
    }
    const place = placeOf(own[0]!);
    const present = ksasAt(matrices, place, taskGoalId).map(({ ksaId, relate }) => ({ id: ksaId, relate }));
    const added = own.flatMap(({ ksaId, relate }) => (ksaId === null ? [] : [{ id: ksaId, relate }]));
    return { type: 'ksasPlaced', cells: [{ place, taskGoalId, entries: [...present, ...added] }] };
  });
  return { type: 'together', edits };
}
