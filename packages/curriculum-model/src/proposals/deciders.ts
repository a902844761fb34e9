import { bandNameOf, bandOf, type Actor } from '../permissions';
import type { ReviewStep } from './reviewSteps';

/** What a review is about, as far as it matters who may decide. */
export interface ReviewedMajor {
  collegeId: number;
  departmentId: number;
  majorId: number;
  /** The course units of the current edition that are reviewed: all, or the one whose changes were sent by themselves. */
  courseIds: ReadonlySet<number>;
}

/** Whether somebody decides a step of a review of this major: by name, or by a permission of the step over the major, one of its courses, or what the major belongs to. */
export function decidesStep(
  { bands, people }: Pick<ReviewStep, 'bands' | 'people'>,
  { id, collegeId, permissionId, relativeId, isDemo = false }: Actor,
  major: ReviewedMajor,
): boolean {
  if (isDemo || collegeId !== major.collegeId) return false;
  if (people.includes(id)) return true;
  const band = bandNameOf(permissionId);
  if (band === 'none' || !bands.includes(band)) return false;
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
