import { sumHours, type AdditionalInfo } from '@college/curriculum-model';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';
import type { PublicReport } from './link.schema';

/** A course start report that nobody has filled yet. */
export function emptyInfo(courseUnitId: number): AdditionalInfo {
  const texts = {
    year: '',
    lecturer: '',
    phone: '',
    email: '',
    department: '',
    classname: '',
    classroom: '',
    textbooks: '',
    textreferences: '',
  };
  const rules = {
    attend: '',
    assignment: '',
    criterion: '',
    practice: '',
    textgroup: '',
    paper: '',
    others: '',
    examway: '',
    examdetail: '',
  };
  const open = { score: null, yearPeriod: null, students: null, examtype: null };
  return {
    id: 0,
    courseUnitId,
    ...texts,
    ...rules,
    ...open,
    schedule: { label: [], data: [] },
    exampercent: { type: 0, rows: [] },
    version: 0,
  };
}

/** Everything that the course start report of one course is made of. */
export function reportOf(state: MockState, courseId: number): PublicReport {
  const unit = found(state.courseUnits.find(({ id }) => id === courseId));
  const hours = sumHours(unit.courseMatrixVOS);
  const requires = state.requires.get(unit.majorId) ?? [];
  const indicators = requires.flatMap(({ children }) => children);
  const projects = new Set(unit.courseMatrixVOS.map(({ id }) => id));
  const cells = state.courseCells.filter(({ courseUnitId }) => courseUnitId === courseId);
  const cellIds = new Set(cells.map(({ id }) => id));
  const goalText = (goalId: number) => state.goals.find(({ id }) => id === goalId)?.description ?? '';
  return {
    intro: { name: unit.name, introduction: unit.introduction, totalPeriodData: [hours.theory, hours.practice, 0] },
    info: state.additionalInfos.find(({ courseUnitId }) => courseUnitId === courseId) ?? emptyInfo(courseId),
    requires,
    majorMatrix: state.bindings
      .filter((binding) => binding.courseId === courseId)
      .map(({ requireId, relate, goals }) => ({
        requireId,
        relate,
        goals,
        description: indicators.find(({ id }) => id === requireId)?.description ?? '',
        goalDescriptions: goals.map(goalText),
      })),
    projects: unit.courseMatrixVOS.map(({ id, name }) => ({
      id,
      courseUnitId: courseId,
      name,
      product: cells
        .filter(({ projectId }) => projectId === id)
        .map(({ product }) => product)
        .join('；'),
    })),
    projectMatrix: cells.flatMap(({ id, projectId, graduateRequireId, relate, point, study, teach, product, week, ...periods }) =>
      relate.relate === -1
        ? []
        : [
            {
              id,
              projectId,
              graduateRequireId,
              relate: relate.relate,
              point: { title: point.title, description: point.description },
              study,
              teach,
              product,
              week,
              period: periods.theoryPeriod + periods.practicePeriod,
            },
          ],
    ),
    pointMatrix: state.projectCells.flatMap(({ projectMatrixId, taskGoalId, relate, ksa }) => {
      if (!cellIds.has(projectMatrixId) || relate.relate === -1) return [];
      const { title, level, description } = ksa;
      return [{ projectMatrixId, taskGoalId, relate: relate.relate, ksa: { title, level, description } }];
    }),
    taskGoals: state.taskGoals.filter(({ projectId }) => projects.has(projectId)),
  };
}
