import { languageOfCode, may, overviewLimits, textOf, type OverviewEdit } from '@college/curriculum-model';
import { presented } from '../copy/copy.mock';
import { progressOfUnit } from '../majors/majorRows';
import { homeOf } from '../editions/rows/lineage';
import { myCoursesOf } from './myCourses.mock';
import type { MockHandlers } from '../mock-api/mockHandler';
import { chainOf } from '../mock-api/rights';
import { matrixFiguresOf } from './matrixFigures.mock';

export const overviewMocks = {
  listMyCourses: ({ query: { lang }, state, user }) => myCoursesOf(state, user.id, languageOfCode(lang)),

  getOverview({ query: { lang }, state, user }) {
    const language = languageOfCode(lang);
    const nameOf = (majorId: number) => {
      const major = state.majors.find(({ id }) => id === majorId);
      return major ? textOf(major, 'name', language) : '';
    };
    const managed = new Set(state.courseManagers.filter(({ userId }) => userId === user.id).map(({ courseId }) => courseId));
    const courses = state.courseUnits
      .filter((unit) => !unit.initing && homeOf(state, unit.majorId) === unit.majorId)
      .filter((unit) => may(user, 'modify', chainOf(state, 'course', unit.id)))
      .map((unit) => ({
        id: unit.id,
        name: textOf(unit, 'name', language),
        majorId: unit.majorId,
        majorName: nameOf(unit.majorId),
        progress: progressOfUnit(state, unit.id),
        updateTime: unit.updateTime ?? unit.createTime ?? state.now(),
      }))
      .toSorted((left, right) => Number(managed.has(right.id)) - Number(managed.has(left.id)) || left.progress - right.progress);
    const edits = state.history
      .filter(({ userId }) => userId === user.id)
      .slice(0, overviewLimits.edits)
      .map(({ id, kind, recordId, action, time }): OverviewEdit => {
        const unit = state.courseUnits.find((one) => kind !== 'graduateRequires' && one.id === recordId);
        const majorId = unit?.majorId ?? (kind === 'graduateRequires' ? recordId : null);
        const name = unit ? textOf(unit, 'name', language) : nameOf(majorId ?? 0);
        return { id, kind, recordId, action, name, majorId, courseId: unit?.id ?? null, time };
      });
    const own = [...state.copyJobs.values()].filter(({ userId }) => userId === user.id);
    const copies = own.map(({ job }) => presented(state, job, language));
    return { courses: courses.slice(0, overviewLimits.courses), copies: copies.toReversed(), edits };
  },
  getMatrixFigures({ query: { majorId, lang }, state }) {
    return matrixFiguresOf(state, majorId, languageOfCode(lang));
  },
} satisfies Partial<MockHandlers>;
