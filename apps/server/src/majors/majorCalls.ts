import {
  deleteMajor as deleteMajorCall,
  getCurrentDepartment,
  getGraduateRequires,
  getMajorInfo,
  getMajorMenus,
  listMajors,
  listRequireUse,
  saveGraduateRequires,
  saveMajor as saveMajorCall,
} from '@college/api-client/contract';
import {
  indicatorFields,
  inLanguage,
  majorFields,
  may,
  requirementFields,
  wireNamesOf,
  type Chain,
  type Language,
  type OptionItem,
} from '@college/curriculum-model';
import * as domainTerms from '@college/curriculum-model/terms';
import { handle, type MountedCall } from '../http/call';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { notFound, Refusal } from '../http/refusal';
import { successMessages } from '../http/successMessages';
import { findAncestry } from '../rights/ancestry';
import { majorRows, placeMajor } from './majorRepository';
import { presentMajor, readingOf } from './presentMajor';
import { readDepartments } from './readDepartments';
import { readMajorPage } from './readMajorPage';
import { readRequirements } from './readRequirements';
import { readRequireUse } from './readRequireUse';
import { deleteMajor, rightsToSave, saveMajor } from './saveMajor';
import { saveRequirements } from './saveRequirements';
import type { Caller } from '../rights/caller';

/** The calls about majors and where they belong. */
export const majorCalls: readonly MountedCall[] = [
  handle(getMajorInfo, async ({ db, query, caller, language }) => {
    const major = await majorRows.find(db, { id: query.majorid });
    if (!major) throw notFound(httpMessages.subjectMissing);
    return presentMajor(await placeMajor(db, major), caller, readingOf(language, query.record));
  }),
  handle(getCurrentDepartment, async ({ db, query, caller, language }) => {
    if (query.userId !== caller.id) throw new Refusal(codes.noRight, httpMessages.noRight);
    return readDepartments(db, caller, query.collegeId, readingOf(language, query.record));
  }),
  handle(getMajorMenus, async ({ db, body, caller, language }) => {
    if (body.userId !== caller.id) throw new Refusal(codes.noRight, httpMessages.noRight);
    const place = await findAncestry(db, 'major', body.majorId, caller);
    return { menus: place ? majorMenus(caller, place, language) : [] };
  }),
  handle(getGraduateRequires, ({ db, query, language }) => readRequirements(db, query.majorid, readingOf(language, query.record))),
  handle(listRequireUse, ({ db, query }) => readRequireUse(db, query.majorid)),
  handle(listMajors, ({ db, body, caller, language }) => readMajorPage(db, caller, body, language), {
    rights: ({ body }) =>
      body.departmentId === undefined ? { auth: 'read' } : { auth: 'read', subject: { kind: 'department', id: body.departmentId } },
  }),
  handle(saveGraduateRequires, ({ db, body, caller, now }) => saveRequirements(db, body, { userId: caller.id, now }), {
    fieldNames: { ...wireNamesOf(requirementFields, 'list'), ...wireNamesOf(indicatorFields, 'list', 'children') },
    success: successMessages.saved,
  }),
  handle(saveMajorCall, ({ db, body, caller, now }) => saveMajor(db, body, { caller, now }), {
    rights: rightsToSave,
    fieldNames: wireNamesOf(majorFields),
    success: successMessages.saved,
  }),
  handle(deleteMajorCall, ({ db, body, caller, now }) => deleteMajor(db, body, { caller, now }), {
    rights: ({ body }) => ({ auth: 'manage', subject: { kind: 'major', id: body.id } }),
    success: successMessages.deleted,
  }),
];

/** What a person can do in a major, as menu entries. */
function majorMenus(caller: Caller, place: Chain, language: Language): OptionItem[] {
  const menus = [
    { value: 'home', word: { zh: '专业主页', en: 'Major home' }, isShown: true },
    { value: 'courseUnits', word: domainTerms.courseUnits, isShown: true },
    { value: 'matrix', word: { zh: '矩阵', en: 'Matrices' }, isShown: may(caller, 'modify', place) },
    { value: 'create', word: domainTerms.newCourseUnit, isShown: may(caller, 'create', place) },
    { value: 'detail', word: { zh: '编辑专业', en: 'Edit major' }, isShown: may(caller, 'manage', place) },
  ];
  return menus.filter(({ isShown }) => isShown).map(({ value, word }) => ({ value, label: inLanguage(word, language) }));
}
