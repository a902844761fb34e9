import { bandNameOf, bandOf, mayAnywhere, type Actor, type BandName } from '../permissions';
import type { ReviewStep } from './reviewSteps';

/** What a review is about, as far as it matters who may decide. */
export interface ReviewedMajor {
  collegeId: number;
  departmentId: number;
  majorId: number;
  /** The course units of the current edition that are reviewed: all, or the one whose changes were sent by themselves. */
  courseIds: ReadonlySet<number>;
}

/** Whether somebody decides a step for some major: by name where they may read anything at all, or by their permission. */
export function decidesSomewhere(
  { bands, people }: Pick<ReviewStep, 'bands' | 'people'>,
  { id, permissionId, isDemo = false }: Pick<Actor, 'permissionId' | 'isDemo'> & { id: number },
): boolean {
  const asked: readonly BandName[] = bands;
  return !isDemo && mayAnywhere({ permissionId }, 'read') && (people.includes(id) || asked.includes(bandNameOf(permissionId)));
}

/** Whether somebody decides a step of a review of this major: by name where they may read it, or by a permission of the step over the major, one of its courses, or what the major belongs to. */
export function decidesStep(
  step: Pick<ReviewStep, 'bands' | 'people'>,
  { id, collegeId, permissionId, relativeId, isDemo = false }: Actor,
  major: ReviewedMajor,
): boolean {
  if (collegeId !== major.collegeId || !decidesSomewhere(step, { id, permissionId, isDemo })) return false;
  if (step.people.includes(id)) return true;
  switch (bandOf(permissionId).level) {
    case 'college':
      return true;
    case 'department':
      return relativeId === major.departmentId;
    case 'major':
      return relativeId === major.majorId;
    default:
      return major.courseIds.has(relativeId);
  }
}
