import { findLeaders, setLeaders } from './courseLeaders';
import {
  createCourse,
  deleteCourse,
  deleteCourseByShortPath,
  deleteCourseCard,
  deleteProjects,
  findCourseLeaders,
  getCourseUnit,
  listCourseClasses,
  listCourseTypes,
  listCourseUnits,
  saveCourseUnit,
  setCourseLeaders,
  updateCourseUnitList,
} from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { successMessages } from '../http/successMessages';
import type { Queries } from '../db';
import type { Caller } from '../rights/caller';
import {
  courseClassOptions,
  courseSequenceFields,
  courseTypeOptions,
  courseUnitFields,
  ksaFields,
  pointFields,
  projectRowFields,
  wireNamesOf,
} from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import { readMarks } from '../comments/readComments';
import { countEmptyUnits } from '../budgets/holdings';
import { budgetMessages } from '../budgets/messages';
import { findLimits } from '../budgets/personLimits';
import { codes } from '../http/codes';
import { Refusal } from '../http/refusal';
import { insertCourseUnit } from './courseUnitRepository';
import { deleteCourseUnits, type CourseDeletion } from './deleteCourseUnits';
import { deleteProjectRows } from './deleteProjectRows';
import { courseUnitMessages } from './messages';
import { readCourseUnit } from './readCourseUnit';
import { readCourseUnitPage } from './readCourseUnitPage';
import { saveCourseUnit as save } from './saveCourseUnit';
import { rightsOfList, updateCourseUnitList as updateList } from './updateCourseUnitList';

/** The calls about course units (core §7). */
export const courseUnitCalls: readonly MountedCall[] = [
  handle(listCourseUnits, ({ db, body, caller, language }) => readCourseUnitPage(db, body, { readerId: caller.id, language })),
  handle(getCourseUnit, async ({ db, query: { courseid, marks }, caller, language }) => {
    const unit = await readCourseUnit(db, courseid, language, caller);
    // The demo account reads no comments.
    if (marks === undefined || caller.isDemo) return unit;
    return { ...unit, marks: await readMarks(db, { majorId: unit.course.majorId, courseId: courseid }) };
  }),
  handle(listCourseClasses, async ({ language }) => courseClassOptions(language)),
  handle(listCourseTypes, async ({ language }) => courseTypeOptions(language)),
  handle(saveCourseUnit, ({ db, body, caller, now, language }) => save(db, body, { userId: caller.id, now, language, reader: caller }), {
    blank: { 'course.name': courseUnitMessages.nameEmpty },
    fieldNames: {
      ...wireNamesOf(courseUnitFields, 'course'),
      ...wireNamesOf(courseSequenceFields, 'course'),
      ...wireNamesOf(projectRowFields, 'course', 'courseMatrixVOS'),
      ...wireNamesOf(pointFields, 'pointksa'),
      ...wireNamesOf(ksaFields, 'pointksa', 'ksa'),
    },
    success: successMessages.saved,
    // A unit with id 0 does not exist yet: what counts is the major that it shall belong to.
    rights: ({ body: { course } }) =>
      course.id === 0
        ? { auth: 'create', subject: { kind: 'major', id: course.majorId } }
        : { auth: 'modify', subject: { kind: 'course', id: course.id } },
  }),
  handle(updateCourseUnitList, ({ db, body, caller, now }) => updateList(db, body, { userId: caller.id, now }), {
    fieldNames: wireNamesOf(courseUnitFields, 'list'),
    rights: rightsOfList,
    success: successMessages.updated,
  }),
  handle(findCourseLeaders, ({ db, query, caller }) => findLeaders(db, query, caller)),
  handle(setCourseLeaders, ({ db, body, caller, now }) => setLeaders(db, body, { caller, now }), {
    rights: ({ body }) => body.courses.map(({ id }) => ({ auth: 'manage', subject: { kind: 'course', id } })),
    success: successMessages.updated,
  }),
  handle(
    deleteProjects,
    ({ db, body, caller, now }) => deleteProjectRows(db, Array.isArray(body) ? { ids: body } : body, { userId: caller.id, now }),
    {
      rights: ({ body }) => idsOf(body).map((id) => ({ auth: 'modify', subject: { kind: 'project', id } })),
      success: successMessages.deleted,
    },
  ),
  handle(createCourse, async ({ db, query, caller, now, services }) => {
    const limits = await findLimits(db, caller.id, services.settings.budgets);
    const emptyUnits = (await countEmptyUnits(db, [caller.id])).get(caller.id) ?? 0;
    if (emptyUnits >= limits.emptyUnits) {
      throw new Refusal(codes.tooManyAttempts, budgetMessages.emptyUnits(limits));
    }
    const unit = await insertCourseUnit(db, query.majorId, caller.id, now);
    const change = {
      action: 'created',
      entity: 'courseUnit',
      entityId: unit.id,
      before: null,
      after: { majorId: unit.majorId, initing: true },
    } as const;
    await recordChange(db, { at: now, userId: caller.id, ...change });
    return { id: unit.id, version: unit.version };
  }),
  handle(deleteCourse, ({ db, query, caller, now }) => deleteOne(db, query, caller, now), { success: successMessages.courseDeleted }),
  handle(deleteCourseByShortPath, ({ db, query, caller, now }) => deleteOne(db, query, caller, now), {
    success: successMessages.courseDeleted,
  }),
  handle(deleteCourseCard, ({ db, query, caller, now }) => deleteOne(db, { id: query.courseId, revision: query.revision }, caller, now), {
    success: successMessages.courseDeleted,
  }),
];

async function deleteOne(db: Queries, deletion: CourseDeletion, caller: Caller, now: Date): Promise<true> {
  await deleteCourseUnits(db, [deletion], { userId: caller.id, now });
  return true;
}

function idsOf(body: number[] | { ids: number[] }): number[] {
  return Array.isArray(body) ? body : body.ids;
}
