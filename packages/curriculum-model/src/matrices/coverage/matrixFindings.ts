import type { LinkedMatrices } from '../linked/linkedMatrices';
import { courseMatrixFindings, projectMatrixFindings } from './courseMatrixFindings';
import { majorFindings } from './majorFindings';
import { matrixRules, type MatrixFinding } from './matrixFinding';

const known = new WeakMap<LinkedMatrices, readonly MatrixFinding[]>();

/** Every gap in the three matrices, rule by rule. */
export function matrixFindings(matrices: LinkedMatrices): readonly MatrixFinding[] {
  const found = known.get(matrices);
  if (found) return found;
  const all = [...majorFindings(matrices), ...courseMatrixFindings(matrices), ...projectMatrixFindings(matrices)];
  const fresh = matrixRules.flatMap((rule) => all.filter((finding) => finding.rule === rule));
  known.set(matrices, fresh);
  return fresh;
}

/** Whether a finding is about this course: its row, its matrices or one of its goals, points, KSA items and chapters. */
export function isAboutCourse({ at, subject }: MatrixFinding, courseId: number): boolean {
  if (subject.kind === 'indicator') return false;
  return at.matrix !== 'major' || at.row === String(courseId);
}
