import {
  blankFields,
  courseClassOptions,
  courseTypeOptions,
  courseUnitFields,
  languageOfCode,
  totalHours,
  type CourseUnit,
} from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { byTime, holds, pageOf } from '../mock-api/paging';
import { checkVersion, found, refusals } from '../mock-api/refusals';
import { note } from '../history/history.mock';
import { pointKsaOf, replacePointKsa } from '../points/pointRows';
import { deleteCourseUnit, renameUnit } from './courseUnitRows';
import { saveProjects } from './projectRows';

export const courseUnitMocks = {
  listCourseUnits({ body: { majorId, orderMap, keyword, ...page }, state }) {
    const units = state.courseUnits.filter((unit) => unit.majorId === majorId && !unit.initing && holds(keyword, unit.name));
    const { create_time: order, period } = orderMap;
    const byHours = (left: CourseUnit, right: CourseUnit) => (totalHours(left) - totalHours(right)) * (period === 1 ? 1 : -1);
    const sorted = units.toSorted(
      (left, right) =>
        (period === undefined ? 0 : byHours(left, right)) || byTime(order, left.createTime, right.createTime) || left.id - right.id,
    );
    return pageOf(sorted, page);
  },

  updateCourseUnitList({ body: { list }, state, user }) {
    const changes = list.map((entry) => (typeof entry === 'number' ? { id: entry } : entry));
    const units = changes.map(({ id }) => found(state.courseUnits.find((unit) => unit.id === Math.abs(id))));
    changes.forEach((change, index) => {
      const unit = found(units[index]);
      if (change.id < 0) deleteCourseUnit(state, unit.id, user);
      else if ('name' in change && change.name !== undefined) renameUnit(unit, change.name, languageOfCode(change.lang), state.now());
    });
    return true;
  },

  deleteProjects({ body, state }) {
    const ids = Array.isArray(body) ? body : body.ids;
    for (const unit of state.courseUnits) unit.courseMatrixVOS = unit.courseMatrixVOS.filter(({ id }) => !ids.includes(id));
    return true;
  },

  getCourseUnit({ query: { courseid }, state }) {
    const course = found(state.courseUnits.find(({ id }) => id === courseid));
    return { course, pointksa: pointKsaOf(state, courseid) };
  },

  listCourseClasses: ({ language }) => courseClassOptions(language),
  listCourseTypes: ({ language }) => courseTypeOptions(language),

  saveCourseUnit({ body: { course, pointksa }, state, user }) {
    const stored = found(state.courseUnits.find(({ id }) => id === course.id));
    checkVersion(course.version, stored, { course: stored, pointksa: pointKsaOf(state, stored.id) });
    if (course.majorId !== stored.majorId) throw refusals.invalid('course.majorId', String(course.majorId));
    const before = structuredClone(stored);
    Object.assign(stored, course, {
      courseMatrixVOS: saveProjects(state, stored, course.courseMatrixVOS),
      createTime: before.createTime,
      majorName: before.majorName,
      updateTime: state.now(),
      initing: false,
      version: (before.version ?? 0) + 1,
    });
    if (pointksa) replacePointKsa(state, stored.id, pointksa);
    note(state, user, {
      kind: 'course',
      recordId: stored.id,
      action: before.initing ? 'create' : 'update',
      before,
      after: structuredClone(stored),
    });
    return { id: stored.id, version: stored.version, record: { course: stored, pointksa: pointKsaOf(state, stored.id) } };
  },

  createCourse({ query: { majorId }, state, user }) {
    const major = found(state.majors.find(({ id }) => id === majorId));
    const id = state.nextId();
    const time = state.now();
    state.courseUnits.push({
      id,
      majorId,
      ...blankFields(courseUnitFields),
      createTime: time,
      updateTime: time,
      majorName: major.name,
      courseMatrixVOS: [],
      initing: true,
      version: 1,
    });
    state.courseManagers.push({ courseId: id, userId: user.id });
    return { id };
  },

  deleteCourse: ({ query, state, user }) => deleteCourseUnit(state, query.id, user),
  deleteCourseByShortPath: ({ query, state, user }) => deleteCourseUnit(state, query.id, user),
  deleteCourseCard: ({ query, state, user }) => deleteCourseUnit(state, query.courseId, user),
} satisfies Partial<MockHandlers>;
