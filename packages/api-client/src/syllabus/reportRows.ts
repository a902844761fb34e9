import {
  courseCellFields,
  emptyAdditionalInfo,
  englishOfFields,
  pickFields,
  projectProduct,
  reportedCourseFields,
  sum,
  sumHours,
  withGoalNumbers,
  type AdditionalInfo,
  type CourseCell,
  type CourseUnit,
  type Translations,
} from '@college/curriculum-model';
import { lineageOf } from '../editions/rows/lineage';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';
import type { PublicReport } from './link.schema';

/** Everything that the course start report of one course is made of. */
export function reportOf(state: MockState, courseId: number): PublicReport {
  const unit = found(state.courseUnits.find(({ id }) => id === courseId));
  const hours = sumHours(unit.courseMatrixVOS);
  const requires = state.requires.get(unit.majorId) ?? [];
  const indicators = requires.flatMap(({ children }) => children);
  const projects = new Set(unit.courseMatrixVOS.map(({ id }) => id));
  const numbers = new Map(state.points.filter((point) => point.courseId === courseId).map(({ id }, index) => [id, index + 1] as const));
  const numberOf = ({ point }: CourseCell) => numbers.get(point.id) ?? 0;
  const cells = state.courseCells
    .filter(({ courseUnitId }) => courseUnitId === courseId)
    .toSorted((one, other) => numberOf(one) - numberOf(other) || one.id - other.id);
  const cellIds = new Set(cells.map(({ id }) => id));
  const goals = new Map(state.goals.map((goal) => [goal.id, goal]));
  return {
    intro: {
      ...pickFields(reportedCourseFields, unit),
      totalPeriodData: [hours.theory, hours.practice, 0],
      ...englishOfFields(reportedCourseFields, unit.translations ?? {}),
    },
    info: infoOf(state, unit),
    requires,
    majorMatrix: state.bindings
      .filter((binding) => binding.courseId === courseId)
      .map((binding) => {
        const bound = binding.goals.flatMap((id) => goals.get(id) ?? []);
        return {
          requireId: binding.requireId,
          relate: binding.relate,
          goals: binding.goals,
          description: indicators.find(({ id }) => id === binding.requireId)?.description ?? '',
          goalDescriptions: bound.map(({ description }) => description),
          goalTexts: bound.map((goal) => ({ id: goal.id, description: goal.description, ...translated(goal) })),
        };
      }),
    projects: unit.courseMatrixVOS.map((project) => {
      const own = cells.filter(({ projectId }) => projectId === project.id);
      const { product, english } = projectProduct({ product: '' }, own);
      const en = { ...project.translations?.en, ...(english && { product: english }) };
      return { id: project.id, courseUnitId: courseId, name: project.name, product, ...translated({ translations: { en } }) };
    }),
    projectMatrix: cells.flatMap((cell) => {
      const { id, projectId, graduateRequireId, relate, point, theoryPeriod, practicePeriod } = cell;
      if (relate.relate === -1) return [];
      const number = numbers.get(point.id);
      const { title, description } = point;
      return [
        {
          id,
          projectId,
          graduateRequireId,
          relate: relate.relate,
          point: { title, description, ...(number !== undefined && { number }), ...translated(point) },
          ...pickFields(courseCellFields, cell),
          period: sum([theoryPeriod, practicePeriod]),
          ...translated(cell),
        },
      ];
    }),
    pointMatrix: state.projectCells.flatMap(({ projectMatrixId, taskGoalId, relate, ksa }) => {
      if (!cellIds.has(projectMatrixId) || relate.relate === -1) return [];
      const { title, level, description } = ksa;
      return [{ projectMatrixId, taskGoalId, relate: relate.relate, ksa: { title, level, description, ...translated(ksa) } }];
    }),
    taskGoals: state.taskGoals.filter(({ projectId }) => projects.has(projectId)),
  };
}

/** What the report adds to the course, with the English of the course's introduction among its translations. */
export function infoOf(state: MockState, unit: CourseUnit): AdditionalInfo {
  const stored = state.additionalInfos.find(({ courseUnitId }) => courseUnitId === unit.id) ?? {
    ...emptyAdditionalInfo(unit.id),
    version: 0,
  };
  // Goals are kept by lineage, which is the same in every edition.
  const ids = new Map(goalsOf(state, unit.id).map(({ id }) => [lineageOf(state, id), id]));
  const info = { ...stored, exampercent: withGoalNumbers(stored.exampercent, (key) => ids.get(key)) };
  const { introduction } = unit.translations?.en ?? {};
  if (!introduction) return info;
  return { ...info, translations: { en: { ...info.translations?.en, courseDesc: introduction } } };
}

/** The goals of a course. */
export function goalsOf({ goals }: MockState, courseId: number) {
  return goals.filter((goal) => goal.courseId === courseId);
}

function translated({ translations }: { translations?: Translations | undefined }): { translations?: Translations } {
  return translations?.en && Object.keys(translations.en).length > 0 ? { translations } : {};
}
