import type { FindingPlace, MatrixFinding, MatrixRule } from '../matrices/coverage/matrixFinding';
import { isAboutCourse } from '../matrices/coverage/matrixFindings';
import type { CompletionTarget, CourseCheck } from './itemSchema';

/** A gap in the matrices of a course that completion does not ask for: nothing is missing, and something is still not right. */
export type MatrixDoubt = CourseCheck['gaps'][number];

/** The doubts that are completion items too, item by item. */
const askedByCompletion: readonly MatrixRule[] = ['goalWithoutPoint', 'projectWithoutPoint', 'projectWithoutTaskGoal', 'pointWithoutKsa'];

const screens = { major: 'majorMatrix', course: 'courseMatrix', project: 'projectMatrix' } as const;

/** The findings about one course as its data check shows them, without those that completion names too. */
export function matrixDoubts(findings: readonly MatrixFinding[], courseId: number): MatrixDoubt[] {
  return findings
    .filter((finding) => isAboutCourse(finding, courseId) && !askedByCompletion.includes(finding.rule))
    .map(({ id, sentence, at }) => ({
      id,
      part: at.matrix === 'project' ? 'projectMatrix' : 'courseMatrix',
      sentence,
      target: targetOf(at),
    }));
}

function targetOf({ matrix, ...line }: FindingPlace): CompletionTarget {
  return { screen: screens[matrix], ...line };
}
