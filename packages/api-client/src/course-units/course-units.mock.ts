import { leadersOf } from './courseLeaders.mock';
import { storedSequence, withoutSequence, withSequence } from './courseSequence.mock';
import {
  blankFields,
  changedMeanwhile,
  courseClassOptions,
  courseTypeOptions,
  type CourseUnit,
  courseUnitFields,
  courseUnitSort,
  isDemoEmail,
  isInPart,
  type Language,
  languageOfCode,
  type ProjectRow,
  removedCourseUnitId,
  totalHours,
} from '@college/curriculum-model';
import { marksOf } from '../comments/marks';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { majorOf } from '../editions/rows/lineage';
import type { MockHandlers } from '../mock-api/mockHandler';
import { byTime, holds, sortedPageOf } from '../mock-api/paging';
import { editionPlaceOf } from '../editions/editionRows';
import { checkVersion, found, refusals } from '../mock-api/refusals';
import { note } from '../history/history.mock';
import { ratesOf } from '../deadlines/board.mock';
import { progressOfUnit } from '../majors/majorRows';
import { pointKsaOf, replacePointKsa } from '../points/pointRows';
import type { MockState } from '../mock-api/mockState';

export const courseUnitMocks = {
  listCourseUnits({ body: { majorId, orderMap, keyword, only, ...page }, state, user, language }) {
    const units = state.courseUnits.filter(
      (unit) => unit.majorId === majorId && !unit.initing && holds(keyword, unit.name) && isInPart(only, factsOf(state, unit.id, user.id)),
    );
    const { create_time: order, period } = orderMap;
    const byHours = (left: CourseUnit, right: CourseUnit) => (totalHours(left) - totalHours(right)) * (period === 1 ? 1 : -1);
    const sorted = units.toSorted(
      (left, right) =>
        (period === undefined ? 0 : byHours(left, right)) || byTime(order, left.createTime, right.createTime) || left.id - right.id,
    );
    return sortedPageOf(
      sorted.map((unit) => ({ ...withoutSequence(unit), leaders: leadersOf(state, unit.id), progress: progressOfUnit(state, unit.id) })),
      page,
      courseUnitSort,
      language,
    );
  },

  updateCourseUnitList({ body: { list }, state, user }) {
    const changes = list.map((entry): Exclude<typeof entry, number> => (typeof entry === 'number' ? { id: entry } : entry));
    const units = changes.map(({ id }) => found(state.courseUnits.find((unit) => unit.id === Math.abs(id))));
    changes.forEach((change, index) => {
      const unit = found(units[index]);
      if (change.id < 0) deleteCourseUnit(state, { id: unit.id, revision: change.revision }, user);
      else if (change.name !== undefined) {
        checkVersion(change.version, unit, changedMeanwhile.courseUnit, {
          course: withSequence(state, unit),
          pointksa: pointKsaOf(state, unit.id),
        });
        const before = structuredClone(unit);
        renameUnit(unit, change.name, languageOfCode(change.lang), state.now());
        note(state, user, { kind: 'course', recordId: unit.id, action: 'update', before, after: structuredClone(unit) });
      }
    });
    const renamed = units.filter((_, index) => changes[index]!.id > 0);
    return { record: renamed.map(({ id, name, translations, version, revision }) => ({ id, name, translations, version, revision })) };
  },

  deleteProjects({ body, state }) {
    const ids = Array.isArray(body) ? body : body.ids;
    for (const unit of state.courseUnits) unit.courseMatrixVOS = unit.courseMatrixVOS.filter(({ id }) => !ids.includes(id));
    return true;
  },

  getCourseUnit({ query: { courseid, marks }, state, user, language }) {
    const course = found(state.courseUnits.find(({ id }) => id === courseid));
    const edition = editionPlaceOf(state, course.majorId, language);
    const isMarked = marks !== undefined && !isDemoEmail(user.email);
    return {
      course: withSequence(state, course),
      pointksa: pointKsaOf(state, courseid),
      ...(edition ? { edition } : {}),
      ...(isMarked ? { marks: marksOf(state, { majorId: course.majorId, courseId: courseid }, language) } : {}),
    };
  },

  listCourseClasses: ({ language }) => courseClassOptions(language),
  listCourseTypes: ({ language }) => courseTypeOptions(language),

  saveCourseUnit({ body: { course, pointksa }, state, user }) {
    const stored = found(state.courseUnits.find(({ id }) => id === course.id));
    checkVersion(course.version, stored, changedMeanwhile.courseUnit, {
      course: withSequence(state, stored),
      pointksa: pointKsaOf(state, stored.id),
    });
    if (course.majorId !== stored.majorId) throw refusals.invalid('course.majorId', String(course.majorId));
    const before = structuredClone(stored);
    Object.assign(stored, course, {
      ...storedSequence(state, course, stored),
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
    return {
      id: stored.id,
      version: stored.version,
      record: { course: withSequence(state, stored), pointksa: pointKsaOf(state, stored.id) },
    };
  },

  createCourse({ query: { majorId }, state, user }) {
    const major = majorOf(state, majorId);
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
    return { id, version: 1 };
  },

  deleteCourse: ({ query, state, user }) => deleteCourseUnit(state, query, user),
  deleteCourseByShortPath: ({ query, state, user }) => deleteCourseUnit(state, query, user),
  deleteCourseCard: ({ query: { courseId, revision }, state, user }) => deleteCourseUnit(state, { id: courseId, revision }, user),
} satisfies Partial<MockHandlers>;

/** What decides to which part of the list a unit belongs. */
function factsOf(state: MockState, courseId: number, userId: number): Parameters<typeof isInPart>[1] {
  const { parts, progress } = ratesOf(state, courseId);
  const isLed = state.courseManagers.some((row) => row.courseId === courseId && row.userId === userId);
  return { isLed, progress, syllabus: parts.at(-1)! };
}

/** The rows as they are stored: removed ones gone with their cells, new ones with an id, in the order they were sent. */
function saveProjects(state: MockState, unit: CourseUnit, rows: readonly ProjectRow[]): ProjectRow[] {
  const known = new Set(unit.courseMatrixVOS.map(({ id }) => id));
  const kept = rows.filter(({ id, courseUnitId }) => courseUnitId !== removedCourseUnitId && id >= 0);
  const foreign = kept.find(({ id }) => id > 0 && !known.has(id));
  if (foreign) throw refusals.invalid('course.courseMatrixVOS', String(foreign.id));
  const stored = kept.map((row) => ({ ...row, id: row.id === 0 ? state.nextId() : row.id, courseUnitId: unit.id }));
  const remaining = new Set(stored.map(({ id }) => id));
  const gone = (projectId: number) => known.has(projectId) && !remaining.has(projectId);
  state.taskGoals = state.taskGoals.filter(({ projectId }) => !gone(projectId));
  const cells = new Set(state.courseCells.filter(({ projectId }) => gone(projectId)).map(({ id }) => id));
  state.courseCells = state.courseCells.filter(({ id }) => !cells.has(id));
  state.projectCells = state.projectCells.filter(({ projectMatrixId }) => !cells.has(projectMatrixId));
  return stored;
}

/** Deletes a course unit softly; one that was never saved is removed permanently, whatever its version. */
function deleteCourseUnit(
  state: MockState,
  { id, version, revision }: { id: number; version?: number | undefined; revision?: number | undefined },
  user: SampleUser,
): true {
  const course = found(state.courseUnits.find((unit) => unit.id === id));
  const record = { course: withSequence(state, course), pointksa: pointKsaOf(state, id) };
  checkVersion(revision, { version: course.revision }, changedMeanwhile.deletion, record);
  if (!course.initing) checkVersion(version, course, changedMeanwhile.deletion, record);
  state.courseUnits = state.courseUnits.filter((unit) => unit !== course);
  if (!course.initing) {
    state.deletedCourses.push({ course, time: state.now(), userId: user.id });
    note(state, user, { kind: 'course', recordId: id, action: 'delete', before: course, after: null });
  }
  return true;
}

/** Gives a unit another name: of the record, or of its English translation. */
function renameUnit(unit: CourseUnit, name: string, language: Language, updatedAt: string): void {
  if (language === 'zh') unit.name = name;
  else unit.translations = { ...unit.translations, en: { ...unit.translations?.en, name: { text: name, updatedAt } } };
  unit.version = (unit.version ?? 0) + 1;
}
