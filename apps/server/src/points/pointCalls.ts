import { getCourseProjectInfo, getProjectMatrixChoices, listPoints as list, saveKsa, savePoints } from '@college/api-client/contract';
import {
  ksaFields,
  pointFields,
  projectInfoOf,
  relateOptions,
  wireNamesOf,
  type Language,
  type ProjectInfoItem,
} from '@college/curriculum-model';
import { readCourseUnit } from '../course-units/readCourseUnit';
import { AnswerWithMessage } from '../http/answerWithMessage';
import { handle, type MountedCall } from '../http/call';
import { successMessages } from '../http/successMessages';
import { listKsas } from './ksaRepository';
import { pointMessages } from './messages';
import { listPoints } from './pointRepository';
import { presentKsa, presentPoint } from './readPointKsa';
import { revisePoints } from './revisePoints';
import { saveKsaList } from './saveKsaList';
import { savePointList, strayDeletions } from './savePointList';
import type { Queries } from '../db';

/** The calls about points and KSA (core §7). */
export const pointCalls: readonly MountedCall[] = [
  handle(list, async ({ db, query }) => (await listPoints(db, query.courseId)).map(presentPoint)),
  handle(
    savePoints,
    async ({ db, body, caller, now, language }) => {
      const act = { courseId: body.courseId, version: body.version, userId: caller.id, now };
      let stray: number[] = [];
      await revisePoints(db, act, async () => {
        stray = strayDeletions(await listPoints(db, body.courseId), body.points);
        await savePointList(db, body.courseId, body.points, now);
      });
      const record = await readCourseUnit(db, body.courseId, language, caller);
      const saved = { list: record.pointksa.map(({ ksa: _ksa, ...point }) => point), record };
      return stray.length === 0 ? saved : new AnswerWithMessage(saved, pointMessages.savedWithoutDeleting(stray));
    },
    { success: successMessages.saved, fieldNames: wireNamesOf(pointFields, 'points') },
  ),
  handle(
    saveKsa,
    async ({ db, body, caller, now, language }) => {
      const act = { courseId: body.courseId, version: body.version, userId: caller.id, now };
      await revisePoints(db, act, () => saveKsaList(db, body.courseId, body.ksa, now));
      const list = (await listKsas(db, body.courseId)).map(presentKsa);
      return { list, record: await readCourseUnit(db, body.courseId, language, caller) };
    },
    { success: successMessages.saved, fieldNames: wireNamesOf(ksaFields, 'ksa') },
  ),
  handle(getProjectMatrixChoices, async ({ db, query, language }) => ({
    ksas: (await listKsas(db, query.courseId)).map(presentKsa),
    relates: relateOptions(language),
  })),
  handle(getCourseProjectInfo, ({ db, query, language }) => readCourseInfo(db, query.courseInfoId, language), {
    rights: ({ query }) => [
      { auth: 'read', subject: { kind: 'course', id: query.courseInfoId } },
      { auth: 'read', subject: { kind: 'major', id: query.majorId } },
    ],
  }),
];

/** Points and purposes of a course in one list, distinguished by type (reference §3); the purposes are its KSA. */
async function readCourseInfo(db: Queries, courseId: number, language: Language): Promise<ProjectInfoItem[]> {
  const points = await listPoints(db, courseId);
  const ksas = await listKsas(db, courseId);
  return projectInfoOf(points.map(presentPoint), ksas.map(presentKsa), language);
}
