import { getCourseGoals } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { readCourseGoals } from './readCourseGoals';

/** The calls about teaching goals. */
export const goalCalls: readonly MountedCall[] = [
  handle(getCourseGoals, ({ db, query, language }) => readCourseGoals(db, query.courseId, query.majorId, language), {
    // The major is named apart from the course, so it could be somebody else's.
    rights: ({ query }) => [
      { auth: 'read', subject: { kind: 'course', id: query.courseId } },
      { auth: 'read', subject: { kind: 'major', id: query.majorId } },
    ],
  }),
];
