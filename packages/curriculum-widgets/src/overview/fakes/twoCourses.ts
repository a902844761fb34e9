import { userIds } from '@college/curriculum-model/fixtures';
import type { College } from '../../support/fakes/aCollege';

/** Leaves the major leader two courses: one that is far, and one that is empty. */
export function twoCourses({ state }: College) {
  state.courseManagers = [1004, 1015].map((courseId) => ({ courseId, userId: userIds.majorLeader }));
}
