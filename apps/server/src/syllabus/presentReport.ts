import {
  englishOfFields,
  groupBy,
  pickFields,
  projectProduct,
  reportedCourseFields,
  sum,
  sumHours,
  type ReportData,
  type Translations,
} from '@college/curriculum-model';
import type { CourseUnitRow } from '../course-units/courseUnitRepository';
import type { ProjectRecord } from '../course-units/projectRepository';
import type { ReportRows } from './reportRows';

/** What the report reads of a course: its name, its introduction, its total hours (decision 122). */
export function presentIntro(unit: CourseUnitRow, projects: readonly ProjectRecord[]): ReportData['intro'] {
  const { theory, practice } = sumHours(projects);
  return {
    ...pickFields(reportedCourseFields, unit),
    totalPeriodData: [theory, practice, 0],
    ...englishOfFields(reportedCourseFields, unit.translations),
  };
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
  const cellsOf = groupBy(cells, ({ projectId }) => projectId);
  return projects.map((project) => {
    const { product, english } = projectProduct(project, cellsOf.get(project.id) ?? []);
    const { product: _own, ...others } = project.translations.en ?? {};
    const translations = { en: { ...others, ...(english && { product: english }) } };
    return { id: project.id, courseUnitId: project.courseUnitId, name: project.name, product, ...translated({ translations }) };
  });
}

/** The report's project matrix, which the workbench calls the course matrix (decision 98). */
export function presentProjectMatrix({ cells, points }: Pick<ReportRows, 'cells' | 'points'>): ReportData['projectMatrix'] {
  const pointOf = new Map(
    points.map(({ id, title, description, translations }, index) => {
      return [id, { title, description, number: index + 1, ...translated({ translations }) }] as const;
    }),
  );
  return cells.flatMap(({ goalId, pointId, translations, ...cell }) => {
    const point = pointOf.get(pointId);
    if (!point) return [];
    const period = sum([cell.theoryPeriod, cell.practicePeriod]);
    return [{ ...cell, graduateRequireId: goalId, point, period, ...translated({ translations }) }];
  });
}

/** The report's point matrix, which the workbench calls the project matrix. */
export function presentPointMatrix({ ksaCells, ksas }: Pick<ReportRows, 'ksaCells' | 'ksas'>): ReportData['pointMatrix'] {
  const ksaOf = new Map(
    ksas.map(({ id, title, level, description, translations }) => [id, { title, level, description, ...translated({ translations }) }]),
  );
  return ksaCells.flatMap(({ cellId, taskGoalId, ksaId, relate }) => {
    const ksa = ksaOf.get(ksaId);
    return ksa ? [{ projectMatrixId: cellId, taskGoalId, relate, ksa }] : [];
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
