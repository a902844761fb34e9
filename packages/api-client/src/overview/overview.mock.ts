import {
  languageOfCode,
  may,
  overviewFiguresOf,
  overviewLimits,
  ruleById,
  textOf,
  waitingIn,
  waitingLimits,
  waitingOf,
  type Language,
  type OverviewEdit,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { presented } from '../copy/copy.mock';
import { ratesOf } from '../deadlines/board.mock';
import { judge } from '../editions/findings.mock';
import { homeOf } from '../editions/rows/lineage';
import { myCoursesOf } from './myCourses.mock';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState, StoredChange } from '../mock-api/mockState';
import { personName } from '../mock-api/people';
import { chainOf } from '../mock-api/rights';
import { matrixFiguresOf } from './matrixFigures.mock';

const day = 86_400_000;

type Reader = Parameters<typeof judge>[0] & { user: SampleUser };

/** The courses that a person may change, their own before others, least complete first, and the figures of all of them. */
function coursesOf({ state, user, language }: Reader) {
  const managed = new Set(state.courseManagers.filter(({ userId }) => userId === user.id).map(({ courseId }) => courseId));
  const courses = state.courseUnits
    .filter((unit) => !unit.initing && homeOf(state, unit.majorId) === unit.majorId)
    .filter((unit) => may(user, 'modify', chainOf(state, 'course', unit.id)))
    .map((unit) => ({
      id: unit.id,
      name: textOf(unit, 'name', language),
      majorId: unit.majorId,
      majorName: majorName(state, unit.majorId, language),
      ...ratesOf(state, unit.id),
      updateTime: unit.updateTime ?? unit.createTime ?? state.now(),
    }))
    .toSorted((left, right) => Number(managed.has(right.id)) - Number(managed.has(left.id)) || left.progress - right.progress);
  const figures = overviewFiguresOf(
    courses.map(({ progress }) => progress),
    false,
  );
  return { courses: courses.slice(0, overviewLimits.courses), figures };
}

function majorName(state: MockState, majorId: number, language: Language): string {
  const major = state.majors.find(({ id }) => id === majorId);
  return major ? textOf(major, 'name', language) : '';
}

function presentEdit(state: MockState, { id, kind, recordId, action, time }: StoredChange, language: Language): OverviewEdit {
  const unit = state.courseUnits.find((one) => kind !== 'graduateRequires' && one.id === recordId);
  const majorId = unit?.majorId ?? (kind === 'graduateRequires' ? recordId : null);
  const name = unit ? textOf(unit, 'name', language) : majorName(state, majorId ?? 0, language);
  return { id, kind, recordId, action, name, majorId, courseId: unit?.id ?? null, time };
}

export const overviewMocks = {
  listMyCourses: ({ query: { lang }, state, user }) => myCoursesOf(state, user.id, languageOfCode(lang)),

  getOverview({ state, user, language }) {
    const edits = state.history.filter(({ userId }) => userId === user.id).slice(0, overviewLimits.edits);
    const own = [...state.copyJobs.values()].filter(({ userId }) => userId === user.id);
    const copies = own.map(({ job }) => presented(state, job, language));
    return {
      ...coursesOf({ state, user, language }),
      copies: copies.toReversed(),
      edits: edits.map((edit) => presentEdit(state, edit, language)),
    };
  },

  getWaiting({ state, user, language }) {
    const reader = { state, user, language };
    const { courses } = coursesOf(reader);
    const courseIds = new Set(courses.map(({ id }) => id));
    const majorIds = [...new Set(courses.map(({ majorId }) => majorId))].slice(0, waitingLimits.majors);
    const found = majorIds.flatMap((majorId) => {
      const isWhole = may(user, 'modify', chainOf(state, 'major', majorId));
      return waitingIn(judge(reader, `current:${majorId}`, 'review'), { majorId, courseIds, isWhole });
    });
    return waitingOf(found, (rule) => ruleById(rule)?.title ?? { zh: rule, en: rule });
  },

  listColleagueChanges({ state, user, language }) {
    const courseIds = new Set(coursesOf({ state, user, language }).courses.map(({ id }) => id));
    const since = Date.parse(state.now()) - waitingLimits.changeDays * day;
    return state.history
      .filter(({ time }) => Date.parse(time) > since)
      .filter(({ kind, recordId, userId }) => kind !== 'graduateRequires' && userId !== user.id && courseIds.has(recordId))
      .slice(0, waitingLimits.changes)
      .map((edit) => ({ ...presentEdit(state, edit, language), userName: personName(state, edit.userId, language) }));
  },

  getMatrixFigures({ query: { majorId, lang }, state }) {
    return matrixFiguresOf(state, majorId, languageOfCode(lang));
  },
} satisfies Partial<MockHandlers>;
