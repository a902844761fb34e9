import { getCourseProjectInfo, getProjectMatrixChoices, listPoints as list, saveKsa, savePoints } from '@college/api-client/contract';
import { relateOptions } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { successMessages } from '../http/successMessages';
import { listKsas } from './ksaRepository';
import { listPoints } from './pointRepository';
import { readCourseInfo } from './readCourseInfo';
import { presentKsa, presentPoint } from './readPointKsa';
import { revisePoints } from './revisePoints';
import { saveKsaList } from './saveKsaList';
import { savePointList } from './savePointList';

/** The calls about points and KSA (core §7). */
export const pointCalls: readonly MountedCall[] = [
  handle(list, async ({ db, query }) => (await listPoints(db, query.courseId)).map(presentPoint)),
  handle(
    savePoints,
    async ({ db, body, caller, now }) => {
      const act = { courseId: body.courseId, version: body.version, userId: caller.id, now };
      await revisePoints(db, act, () => savePointList(db, body.courseId, body.points, now));
      return (await listPoints(db, body.courseId)).map(presentPoint);
    },
    { success: successMessages.saved },
  ),
  handle(
    saveKsa,
    async ({ db, body, caller, now }) => {
      const act = { courseId: body.courseId, version: body.version, userId: caller.id, now };
      await revisePoints(db, act, () => saveKsaList(db, body.courseId, body.ksa, now));
      return (await listKsas(db, body.courseId)).map(presentKsa);
    },
    { success: successMessages.saved },
  ),
  handle(getProjectMatrixChoices, async ({ db, query, language }) => ({
    ksas: (await listKsas(db, query.courseId)).map(presentKsa),
    relates: relateOptions(language),
  })),
  handle(getCourseProjectInfo, ({ db, query }) => readCourseInfo(db, query.courseInfoId), {
    rights: ({ query }) => [
      { auth: 'read', subject: { kind: 'course', id: query.courseInfoId } },
      { auth: 'read', subject: { kind: 'major', id: query.majorId } },
    ],
  }),
];
