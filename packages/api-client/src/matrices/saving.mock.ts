import { changedMeanwhile, courseCellFields, may, pickFields, type CourseUnit, type SavedMatrices } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { checkVersion, found, refusals } from '../mock-api/refusals';
import { chainOf } from '../mock-api/rights';
import { allOrNothing, currentRow, namesOf, replaceRow, revise, saveRows } from './majorRows';
import { replaceChapters, replacePlacedPoints } from './matrixCells';
import { saveTaskGoals } from './taskGoalRows';

const unitOf = (state: MockState, courseId: number) => found(state.courseUnits.find(({ id }) => id === courseId));

export const matrixSavingMocks = {
  updateMajorMatrix({ body, state }) {
    const [saved] = saveRows(state, [body]);
    return { version: saved?.version };
  },

  updateCourseMatrix({ body: { courseId, version, list }, state, language }) {
    const unit = unitOf(state, courseId);
    checkVersion(version, unit, changedMeanwhile.matrices(null), currentRow(state, unit));
    const chapters = list.map(({ project, data }) => ({
      projectId: project.id,
      points: data.flatMap(({ graduateRequireId: goalId, point, relate: { relate }, translations, ...rest }) => {
        const arrangement = { ...pickFields(courseCellFields, rest), ...(translations ? { translations } : {}) };
        return relate === -1 ? [] : [{ goalId, pointId: point.id, relate, ...arrangement }];
      }),
    }));
    allOrNothing(state, () => replaceChapters(state, unit, chapters, language));
    return revise(unit);
  },

  updateProjectMatrix({ body: { courseId, version, list }, state, language }) {
    const unit = unitOf(state, courseId);
    checkVersion(version, unit, changedMeanwhile.matrices(null), currentRow(state, unit));
    const placed = list.map(({ courseMatrix, projectMatrices }) => {
      const row = state.courseCells.find(({ id }) => id === courseMatrix.id);
      if (row?.courseUnitId !== courseId) throw refusals.invalid('list.courseMatrix.id', String(courseMatrix.id));
      const ksas = projectMatrices.flatMap(({ taskGoalId, ksa, relate: { relate } }) =>
        relate === -1 ? [] : [{ taskGoalId, ksaId: ksa.id, relate }],
      );
      return { projectId: row.projectId, goalId: row.graduateRequireId, pointId: row.point.id, ksas };
    });
    allOrNothing(state, () => replacePlacedPoints(state, unit, placed, language));
    return revise(unit);
  },

  saveMatrices({ body: { majorId, courseId, version, rows, chapters, placedPoints }, state, user, language }) {
    const unit = unitOf(state, courseId);
    const touched = new Map<number, CourseUnit>();
    const touch = (one: CourseUnit) => {
      if (one.majorId !== majorId) throw refusals.invalid('majorId', String(majorId));
      allow(state, user, one.id);
      touched.set(one.id, one);
    };
    if (rows.length === 0 || chapters.length > 0 || placedPoints.length > 0) touch(unit);
    for (const row of rows) {
      const one = unitOf(state, row.courseId);
      touch(one);
      checkVersion(row.version, one, changedMeanwhile.matrices([namesOf(one)]), currentRow(state, one));
    }
    checkVersion(version, unit, changedMeanwhile.matrices([namesOf(unit)]), currentRow(state, unit));
    allOrNothing(state, () => {
      for (const row of rows) replaceRow(state, unitOf(state, row.courseId), row.relations);
      replaceChapters(state, unit, chapters, language);
      replacePlacedPoints(state, unit, placedPoints, language);
    });
    return [...touched.values()].map((one): SavedMatrices[number] => ({ courseId: one.id, ...revise(one) }));
  },

  listTaskGoals: ({ query: { projectId }, state }) => taskGoalsOf(state, projectId),

  updateTaskGoal({ body, state }) {
    allOrNothing(state, () => saveTaskGoals(state, body));
    return { record: taskGoalsOf(state, body.projectId) };
  },
} satisfies Partial<MockHandlers>;

function taskGoalsOf(state: MockState, projectId: number) {
  return state.taskGoals.filter((goal) => goal.projectId === projectId);
}

function allow(state: MockState, user: SampleUser, courseId: number): void {
  if (!may(user, 'modify', chainOf(state, 'course', courseId))) throw refusals.noRight();
}
