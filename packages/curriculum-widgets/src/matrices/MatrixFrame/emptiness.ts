import { columnGoals, type LinkedMatrices, type MatrixKind } from '@college/curriculum-model';

/** Why there is nothing to draw. */
export type Emptiness = 'noIndicators' | 'noCourses' | 'noProjects' | 'noGoals';

/** What is missing before a matrix can render; null if nothing is. */
export function emptinessOf(matrices: LinkedMatrices, kind: MatrixKind): Emptiness | null {
  if (kind === 'major') {
    if (!matrices.requirements.some(({ children }) => children.length > 0)) return 'noIndicators';
    return matrices.courses.length === 0 ? 'noCourses' : null;
  }
  if (matrices.projects.length === 0) return 'noProjects';
  return kind === 'course' && columnGoals(matrices).length === 0 ? 'noGoals' : null;
}
