import {
  isAboutCourse,
  matrixFindings,
  matrixRules,
  type LinkedMatrices,
  type MatrixFinding,
  type MatrixRule,
} from '@college/curriculum-model';

/** Which gaps are shown: of the major and the course, or those that this course alone can mend. */
export type GapScope = 'all' | 'own';

/** The findings of one rule. */
export interface FindingGroup {
  rule: MatrixRule;
  findings: readonly MatrixFinding[];
}

/** The gaps of the matrices, by what they are about. */
export function gapsOf(matrices: LinkedMatrices, scope: GapScope): readonly MatrixFinding[] {
  const all = matrixFindings(matrices);
  return scope === 'all' ? all : all.filter((finding) => isAboutCourse(finding, matrices.courseId));
}

/** The findings rule by rule; rules that found nothing are left out. */
export function groupsOf(findings: readonly MatrixFinding[]): FindingGroup[] {
  return matrixRules
    .map((rule) => ({ rule, findings: findings.filter((finding) => finding.rule === rule) }))
    .filter((group) => group.findings.length > 0);
}
