import type { Notice } from '@college/curriculum-model';
import { commentPath } from '../comments/commentPath';
import { courseUnitPath, majorDetailPath, reviewPath } from '../search/coursePaths';

/** The page of what a notice is about, at the very place where it has one. */
export function noticePath({ place: { majorId, courseId, here, proposalId } }: Notice): string {
  if (proposalId !== null) return reviewPath({ majorId, id: proposalId });
  const path = here === null ? undefined : commentPath(here, majorId);
  return path ?? (courseId === null ? majorDetailPath({ majorId }) : courseUnitPath({ majorId, courseUnitId: courseId }));
}
