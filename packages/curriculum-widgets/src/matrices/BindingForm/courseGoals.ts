import { bindingsOfCourse, indicatorsOf, type Goal, type LinkedMatrices, type NumberedIndicator } from '@college/curriculum-model';

/** A goal of a course with the name it has in the course matrix, and the indicator point to which it is bound. */
export interface CourseGoal {
  id: number;
  /** G1, G2 … in the order of the course matrix; goals that are not bound come after them. */
  code: string;
  /** Absent for a goal of which only the id is known: goals of other courses are not always loaded. */
  goal?: Goal;
  boundTo?: NumberedIndicator;
}

/** The goals of one course, bound ones first. */
export function courseGoals(matrices: LinkedMatrices, courseId: number): CourseGoal[] {
  const own = matrices.goals.filter((goal) => goal.courseId === courseId);
  const places = new Map(own.map((goal, index) => [goal.id, index]));
  const bindings = bindingsOfCourse(matrices, courseId);
  const bound = indicatorsOf(matrices)
    .flatMap(({ indicators }) => indicators)
    .flatMap((indicator) => {
      const ids = bindings.get(indicator.id)?.goals ?? [];
      return ids
        .toSorted((one, other) => (places.get(one) ?? Infinity) - (places.get(other) ?? Infinity) || 0)
        .map((id) => ({ id, boundTo: indicator }));
    });
  const standing = new Set(bound.map(({ id }) => id));
  const free = own.filter(({ id }) => !standing.has(id)).map(({ id }) => ({ id, boundTo: undefined }));
  return [...bound, ...free].map(({ id, boundTo }, index) => ({ id, code: `G${index + 1}`, goal: own[places.get(id) ?? -1], boundTo }));
}
