import type { LinkedMatrices, SaveMatricesRequest } from '@college/curriculum-model';

/** The matrices with a save carried out: what it lists is replaced whole, what it does not list stays. */
export function withSaved(stored: LinkedMatrices, { rows, chapters, placedPoints }: SaveMatricesRequest): LinkedMatrices {
  const savedRows = new Set(rows.map(({ courseId }) => courseId));
  const savedChapters = new Set(chapters.map(({ projectId }) => projectId));
  const savedPlaces = new Set(placedPoints.map(keyOf));
  const points = [
    ...stored.placedPoints.filter(({ projectId }) => !savedChapters.has(projectId)),
    ...chapters.flatMap(({ projectId, points: placed }) => placed.map((point) => ({ ...point, projectId }))),
  ];
  const standing = new Set(points.map(keyOf));
  return {
    ...stored,
    bindings: [
      ...stored.bindings.filter(({ courseId }) => !savedRows.has(courseId)),
      ...rows.flatMap(({ courseId, relations }) =>
        relations.map(({ requireId, relate, goals }) => ({
          courseId,
          requireId,
          relate,
          goals: goals.map((goal) => (typeof goal === 'number' ? goal : goal.id)),
        })),
      ),
    ],
    // A goal belongs to the indicator point it is bound to.
    goals: stored.goals.map((goal) => {
      const bound = rows
        .find(({ courseId }) => courseId === goal.courseId)
        ?.relations.find(({ goals }) => goals.some((one) => (typeof one === 'number' ? one : one.id) === goal.id));
      return bound && bound.requireId !== goal.parentId ? { ...goal, parentId: bound.requireId } : goal;
    }),
    placedPoints: points,
    placedKsas: [
      ...stored.placedKsas.filter((placed) => !savedPlaces.has(keyOf(placed)) && standing.has(keyOf(placed))),
      ...placedPoints.flatMap(({ ksas, ...place }) => ksas.map((ksa) => ({ ...place, ...ksa }))),
    ],
  };
}

function keyOf({ projectId, goalId, pointId }: { projectId: number; goalId: number; pointId: number }): string {
  return `${projectId}/${goalId}/${pointId}`;
}
