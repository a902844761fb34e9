import { projectProduct, sumHours, type ReportData, type Translations } from '@college/curriculum-model';
import type { CourseUnitRow } from '../course-units/courseUnitRepository';
import type { ProjectRecord } from '../course-units/projectRepository';
import { groupBy } from '../matrices/groupBy';
import type { ReportRows } from './reportRows';

/** Name, introduction and total hours of a course (decision 122). */
export function presentIntro({ name, introduction, translations }: CourseUnitRow, projects: readonly ProjectRecord[]): ReportData['intro'] {
  const { theory, practice } = sumHours(projects);
  return { name, introduction, totalPeriodData: [theory, practice, 0], ...onlyEnglishOf(translations, ['name', 'introduction']) };
}

/** The course's row of the major matrix, in the order of the indicator points, with the texts of these and of the bound goals. */
export function presentMajorMatrix({ entries, indicators, goals }: Pick<ReportRows, 'entries' | 'indicators' | 'goals'>) {
  const entryOf = new Map(entries.map((entry) => [entry.indicatorId, entry]));
  const goalsOf = groupBy(goals, ({ requireId }) => requireId);
  return indicators.flatMap(({ id, description }): ReportData['majorMatrix'] => {
    const entry = entryOf.get(id);
    if (!entry) return [];
    const bound = (goalsOf.get(id) ?? []).map(({ goal }) => goal);
    return [
      {
        requireId: id,
        relate: entry.relate,
        goals: bound.map((goal) => goal.id),
        description,
        goalDescriptions: bound.map((goal) => goal.description),
        goalTexts: bound.map((goal) => ({ id: goal.id, description: goal.description, ...translated(goal) })),
      },
    ];
  });
}

/** The chapters of a course with what they yield. */
export function presentProjects({ projects, cells }: Pick<ReportRows, 'projects' | 'cells'>): ReportData['projects'] {
  const cellsOf = groupBy(cells, ({ cell }) => cell.projectId);
  return projects.map((project) => {
    const own = (cellsOf.get(project.id) ?? []).map(({ cell }) => cell);
    const { product, english } = projectProduct(project, own);
    const { product: _own, ...others } = project.translations.en ?? {};
    const translations = { en: { ...others, ...(english && { product: english }) } };
    return { id: project.id, courseUnitId: project.courseUnitId, name: project.name, product, ...translated({ translations }) };
  });
}

/** The report's project matrix, which the workbench calls the course matrix (decision 98). */
export function presentProjectMatrix({ cells, points }: Pick<ReportRows, 'cells' | 'points'>): ReportData['projectMatrix'] {
  const numberOf = new Map(points.map(({ id }, index) => [id, index + 1]));
  return cells.map(({ cell, point }) => {
    const { title, description } = point;
    const number = numberOf.get(point.id);
    return {
      id: cell.id,
      projectId: cell.projectId,
      graduateRequireId: cell.goalId,
      relate: cell.relate,
      point: { title, description, ...(number !== undefined && { number }), ...translated(point) },
      study: cell.study,
      teach: cell.teach,
      product: cell.product,
      week: cell.week,
      period: cell.theoryPeriod + cell.practicePeriod,
      theoryPeriod: cell.theoryPeriod,
      practicePeriod: cell.practicePeriod,
      ...translated(cell),
    };
  });
}

/** The report's point matrix, which the workbench calls the project matrix: of the entries that the project matrix shows. */
export function presentPointMatrix({ cells, projectCells }: Pick<ReportRows, 'cells' | 'projectCells'>): ReportData['pointMatrix'] {
  const shown = new Set(cells.map(({ cell }) => cell.id));
  return projectCells
    .filter(({ cell }) => shown.has(cell.courseMatrixEntryId))
    .map(({ cell: { courseMatrixEntryId, taskGoalId, relate }, ksa: { title, level, description, translations } }) => {
      const ksa = { title, level, description, ...translated({ translations }) };
      return { projectMatrixId: courseMatrixEntryId, taskGoalId, relate, ksa };
    });
}

/** The task goals of a course, chapter by chapter. */
export function presentTaskGoals({ projects, taskGoals }: Pick<ReportRows, 'projects' | 'taskGoals'>): ReportData['taskGoals'] {
  const goalsOf = groupBy(taskGoals, ({ projectId }) => projectId);
  return projects.flatMap(({ id }) =>
    (goalsOf.get(id) ?? []).map((goal) => {
      return { id: goal.id, projectId: id, description: goal.description, product: goal.product, ...translated(goal) };
    }),
  );
}

function translated({ translations }: { translations: Translations }): { translations?: Translations } {
  return translations.en && Object.keys(translations.en).length > 0 ? { translations } : {};
}

function onlyEnglishOf({ en = {} }: Translations, fields: readonly string[]): { translations?: Translations } {
  return translated({ translations: { en: Object.fromEntries(Object.entries(en).filter(([field]) => fields.includes(field))) } });
}
