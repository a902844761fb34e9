import {
  courseMoreWithOutline,
  courseUnitFields,
  courseWithOutline,
  findOutline,
  ksaOfOutlines,
  matchOutlines,
  matchRecords,
  namesWhere,
  pointsOfOutline,
  titleIndex,
  usualMatches,
  type Evidence,
  type FilledCourse,
  type FilledCourseMore,
  type FillRequest,
  type Language,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';
import { ksasOf, pointsOf } from '../points/pointRows';
import { collegeContent } from './collegeContent';

interface Request {
  body: FillRequest;
  state: MockState;
  user: SampleUser;
  language: Language;
}

/** The outlines that are not switched off. */
function usedOutlines(state: MockState) {
  return state.outlines.filter(({ isOff }) => !isOff);
}

function nameOf({ body: { name, courseId = 0 }, state }: Request): string {
  return name ?? state.courseUnits.find(({ id }) => id === courseId)?.name ?? '';
}

function outlineFor(request: Request) {
  return findOutline(usedOutlines(request.state), nameOf(request), request.language);
}

/** Courses of the college with a like name, the most like first. */
function likeCourses(request: Request) {
  const { state, user, language } = request;
  const { courseId = 0 } = request.body;
  const wanted = nameOf(request);
  const others = collegeContent(state, user, 'course', language).filter(({ id }) => id !== courseId);
  return titleIndex(
    others,
    language,
  )(wanted).map(({ item, evidence }) => ({
    unit: found(state.courseUnits.find(({ id }) => id === item.id)),
    evidence,
  }));
}

function filledCourse(request: Request): FilledCourse {
  const filled: FilledCourse = {};
  const evidence: Record<string, Evidence> = {};
  for (const { unit, evidence: reason } of likeCourses(request)) {
    for (const field of namesWhere(courseUnitFields, { isSuggested: true })) {
      if (!unit[field] || field in evidence) continue;
      Object.assign(filled, { [field]: unit[field] });
      evidence[field] = reason;
    }
  }
  return Object.keys(evidence).length === 0 ? {} : { ...filled, evidence };
}

export const assistantMocks = {
  fillCourse: (request) => courseWithOutline(filledCourse(request), outlineFor(request), request.language),

  fillCourseMore(request) {
    const { evidence, ...fields } = filledCourse(request);
    const source = likeCourses(request).find(({ unit }) => unit.courseMatrixVOS.length > 0);
    const { courseId = 0 } = request.body;
    const withOutline = (own: FilledCourseMore) => courseMoreWithOutline(own, outlineFor(request), courseId, request.language);
    if (!source) return withOutline({ ...fields, projects: [], ...(evidence ? { evidence } : {}) });
    const projects = source.unit.courseMatrixVOS.map((row) => ({ ...row, id: 0, courseUnitId: courseId }));
    return withOutline({ ...fields, projects, evidence: { ...evidence, projects: source.evidence } });
  },

  fillPoints(request) {
    const { state, body } = request;
    const known = new Set(pointsOf(state, body.courseId ?? 0).map(({ title }) => title));
    const own = likeCourses(request).flatMap(({ unit, evidence }) =>
      pointsOf(state, unit.id).map(({ title, description }) => ({ id: 0, title, description, evidence })),
    );
    const outline = outlineFor(request);
    return [...own, ...(outline ? pointsOfOutline(outline) : [])].filter(({ title }) => !known.has(title));
  },

  fillKsa({ body: { courseId = 0, points }, state, user, language }) {
    const own = pointsOf(state, courseId).filter(({ id }) => points === undefined || points.includes(id));
    const others = collegeContent(state, user, 'point', language).filter((point) => point.courseId !== courseId);
    const known = new Set(ksasOf(state, courseId).map(({ title, description }) => title + description));
    const like = titleIndex(others, language);
    const courseName = state.courseUnits.find(({ id }) => id === courseId)?.name ?? '';
    const ofOutlines = ksaOfOutlines(usedOutlines(state), { courseName, titles: own.map(({ title }) => title), language });
    return own.flatMap(({ id, title }, at) => {
      const ksa = like(title).flatMap(({ item, evidence }) => {
        const ties = new Set(state.pointKsaLinks.filter(({ pointId }) => pointId === item.id).map(({ ksaId }) => ksaId));
        return state.ksas
          .filter((one) => ties.has(one.id) && !known.has(one.title + one.description))
          .map((one) => ({ id: 0, title: one.title, level: 0, description: one.description, evidence }));
      });
      const more = (ofOutlines[at] ?? []).filter((one) => !known.has(one.title + one.description));
      return ksa.length + more.length === 0 ? [] : [{ pointId: id, ksa: [...ksa, ...more] }];
    });
  },

  matchTarget({ query: { target }, body: { keyword, courseId, option }, state, user, language }) {
    if (courseId !== undefined) found(state.courseUnits.find(({ id }) => id === courseId));
    const { majorId, limit, elsewhere = false } = typeof option === 'object' ? option : {};
    const records = collegeContent(state, user, target, language)
      .filter((record) => courseId === undefined || record.courseId === null || (record.courseId === courseId) !== elsewhere)
      .filter((record) => majorId === undefined || record.majorId === majorId);
    const isWide = majorId === undefined && (courseId === undefined || elsewhere) && target !== 'course';
    const wide = isWide ? matchOutlines(usedOutlines(state), { target, keyword, limit }, language) : [];
    return { keyword, data: [...matchRecords(records, keyword, language, limit), ...wide].slice(0, limit ?? usualMatches) };
  },
} satisfies Partial<MockHandlers>;
