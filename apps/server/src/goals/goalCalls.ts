import { deleteCourseGoal, getCourseGoals, getProjectGoals, updateCourseGoal, updateCourseGoals } from '@college/api-client/contract';
import { goalFields, wireNamesOf } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { invalid } from '../http/refusal';
import { successMessages } from '../http/successMessages';
import { deleteGoal } from './deleteGoal';
import { goalMessages } from './messages';
import { readCourseGoals } from './readCourseGoals';
import { readProjectGoals } from './readProjectGoals';
import { saveGoals } from './saveGoals';

const fieldNames = wireNamesOf(goalFields);

/** The calls about teaching goals (core §7). */
export const goalCalls: readonly MountedCall[] = [
  handle(getCourseGoals, ({ db, query, language }) => readCourseGoals(db, query.courseId, query.majorId, language), {
    // The major is named apart from the course, so it could be somebody else's.
    rights: ({ query }) => [
      { auth: 'read', subject: { kind: 'course', id: query.courseId } },
      { auth: 'read', subject: { kind: 'major', id: query.majorId } },
    ],
  }),
  handle(
    updateCourseGoal,
    async ({ db, body, caller, now }) => {
      const [goal] = await saveGoals(db, [body], { userId: caller.id, now });
      if (!goal) throw invalid(goalMessages.missing);
      return { id: goal.id, version: goal.version, revision: goal.revision };
    },
    { fieldNames, blank: { description: goalMessages.contentEmpty }, success: goalMessages.saved },
  ),
  handle(updateCourseGoals, ({ db, body, caller, now }) => saveGoals(db, body, { userId: caller.id, now }), {
    rights: ({ body }) =>
      [...new Set(body.map(({ courseId }) => courseId))].map((id) => ({ auth: 'modify', subject: { kind: 'course', id } })),
    fieldNames,
    blank: { '*.description': goalMessages.contentEmpty },
    success: goalMessages.saved,
  }),
  handle(
    deleteCourseGoal,
    ({ db, query, caller, now }) => deleteGoal(db, { id: query.courseGoalId, revision: query.revision }, { userId: caller.id, now }),
    { success: successMessages.deleted },
  ),
  handle(getProjectGoals, ({ db, query, language }) => readProjectGoals(db, query.projectId, language)),
];
