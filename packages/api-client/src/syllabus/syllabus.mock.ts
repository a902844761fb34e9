import {
  changedMeanwhile,
  emptyAdditionalInfo,
  markOlderEnglish,
  storedTextFields,
  withGoalNumbers,
  type AdditionalInfo,
  type CourseUnit,
  type TranslatedText,
} from '@college/curriculum-model';
import { lineageOf } from '../editions/rows/lineage';
import { note } from '../history/history.mock';
import type { MockHandlers } from '../mock-api/mockHandler';
import { found, refusals } from '../mock-api/refusals';
import { goalsOf, infoOf, reportOf } from './reportRows';

export const syllabusMocks = {
  getReportRequires: ({ query: { courseid }, state }) => reportOf(state, courseid).requires,
  getReportMajorMatrix: ({ query: { courseid }, state }) => reportOf(state, courseid).majorMatrix,
  getReportProjects: ({ query: { courseid }, state }) => reportOf(state, courseid).projects,
  getReportProjectMatrix: ({ query: { courseid }, state }) => reportOf(state, courseid).projectMatrix,
  getReportPointMatrix: ({ query: { courseid }, state }) => reportOf(state, courseid).pointMatrix,
  getReportTaskGoals: ({ query: { courseid }, state }) => reportOf(state, courseid).taskGoals,
  getAdditionalInfo: ({ query: { courseid }, state }) => reportOf(state, courseid).info,
  getCourseIntro: ({ query: { courseid }, state }) => reportOf(state, courseid).intro,

  saveAdditionalInfo({ body: { courseDesc, courseDescWas, ...body }, state, user }) {
    const unit = found(state.courseUnits.find(({ id }) => id === body.courseUnitId));
    const stored = state.additionalInfos.find(({ courseUnitId }) => courseUnitId === unit.id);
    const current = () => ({ ...infoOf(state, unit), courseDesc: unit.introduction });
    if (body.version !== undefined && body.version !== (stored?.version ?? 0))
      throw refusals.conflict(changedMeanwhile.syllabus, current());
    const isTouched = courseDesc !== undefined && courseDesc !== courseDescWas && courseDesc !== unit.introduction;
    if (isTouched && courseDescWas !== undefined && courseDescWas !== unit.introduction)
      throw refusals.conflict(changedMeanwhile.introduction, current());
    const numbers = new Map(
      goalsOf(state, unit.id).flatMap(({ id }) => [id, lineageOf(state, id)].map((one) => [one, lineageOf(state, id)])),
    );
    const exampercent = withGoalNumbers(body.exampercent, (number) => numbers.get(number));
    const before = stored ? structuredClone(stored) : null;
    const { courseDesc: english, ...en } = body.translations?.en ?? stored?.translations?.en ?? {};
    const given = { ...body, exampercent, translations: { en }, id: stored?.id ?? state.nextId(), version: (stored?.version ?? 0) + 1 };
    const info = markOlderEnglish<AdditionalInfo>(stored ?? emptyAdditionalInfo(unit.id), given, storedTextFields);
    if (stored) Object.assign(stored, info);
    else state.additionalInfos.push(info);
    note(state, user, { kind: 'report', recordId: unit.id, action: before ? 'update' : 'create', before, after: structuredClone(info) });
    saveIntroduction(unit, isTouched ? courseDesc : unit.introduction, english, state.now());
    return { record: infoOf(state, unit) };
  },
} satisfies Partial<MockHandlers>;

function saveIntroduction(unit: CourseUnit, introduction: string, english: TranslatedText | undefined, now: string): void {
  const before = unit.translations?.en ?? {};
  const en = { ...before };
  if (english?.text === '') delete en.introduction;
  else if (english && !isSameText(english, before.introduction)) en.introduction = english;
  if (introduction === unit.introduction && en.introduction === before.introduction) return;
  const saved = markOlderEnglish(unit, { ...unit, introduction, translations: { en } }, ['introduction']);
  Object.assign(unit, saved, { version: (unit.version ?? 0) + 1, updateTime: now });
}

function isSameText(one: TranslatedText, other: TranslatedText | undefined): boolean {
  return one.text === other?.text && one.updatedAt === other.updatedAt;
}
