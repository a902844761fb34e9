import type { EditionFindings, ToldFinding } from '@college/curriculum-model';
import { courseOfFinding } from '../courseOfFinding';

/** What was found in these courses alone. What is mended does not say where it was, and is left out. */
export function ofCourses(found: EditionFindings, courseIds: readonly number[]): EditionFindings {
  const courses = new Map((found.courses ?? []).map(({ lineage, courseId }) => [lineage, courseId]));
  const isOfThem = (finding: ToldFinding) => {
    const courseId = courseOfFinding(finding, courses);
    return typeof courseId === 'number' && courseIds.includes(courseId);
  };
  return {
    ...found,
    findings: found.findings.filter(isOfThem),
    accepted: found.accepted?.filter(({ finding }) => isOfThem(finding)),
    ended: found.ended?.filter(({ why }) => why !== 'mended'),
  };
}
