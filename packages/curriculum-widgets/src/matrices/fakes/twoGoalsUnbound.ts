import type { LinkedMatrices } from '@college/curriculum-model';

/** Two goals of one indicator point that are bound nowhere; the course supports the point already, or not yet. */
export function twoGoalsUnbound(matrices: LinkedMatrices, { isSupported }: { isSupported: boolean }) {
  const { courseId } = matrices;
  const [first, second] = matrices.goals.filter((goal) => goal.courseId === courseId);
  const requireId = first!.parentId;
  const goalIds = [first!.id, second!.id];
  const isFree = ({ goalId }: { goalId: number }) => goalIds.includes(goalId);
  const unbound: LinkedMatrices = {
    ...matrices,
    goals: matrices.goals.map((goal) => (goal === second ? { ...goal, parentId: requireId } : goal)),
    bindings: matrices.bindings.flatMap((binding) => {
      if (binding.courseId !== courseId) return [binding];
      if (binding.requireId === requireId && !isSupported) return [];
      return [{ ...binding, goals: binding.goals.filter((id) => !goalIds.includes(id)) }];
    }),
    placedPoints: matrices.placedPoints.filter((entry) => !isFree(entry)),
    placedKsas: matrices.placedKsas.filter((entry) => !isFree(entry)),
  };
  return { matrices: unbound, requireId, goalIds };
}
