import { bindingsOfCourse, indicatorAt, type BindingChoice, type LinkedMatrices } from '@college/curriculum-model';

/** Numbers of the indicator points that lose their last goal of the course when this choice is bound. */
export function leftBare(matrices: LinkedMatrices, courseId: number, { requireId, goals }: BindingChoice): string[] {
  const taken = new Set(goals);
  return [...bindingsOfCourse(matrices, courseId).values()]
    .filter((binding) => binding.requireId !== requireId && binding.goals.length > 0 && binding.goals.every((id) => taken.has(id)))
    .map((binding) => indicatorAt(matrices, binding.requireId)?.number ?? '')
    .filter((number) => number !== '');
}
