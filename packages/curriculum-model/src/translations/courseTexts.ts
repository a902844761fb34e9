import type { Translations } from '../fields';
import type { Goal } from '../goals';
import type { Language } from '../language';
import type { CourseText } from './courseText';
import { translatedFields, type TranslatedKind } from './translatedFields';

interface Described {
  id: number;
  description: string;
  translations?: Translations | undefined;
}

interface Named {
  id: number;
  name: string;
  translations?: Translations | undefined;
}

interface PointRow extends Described {
  title: string;
}

/** An entry of the course matrix, by the ids of what it joins. */
interface CellRow {
  id: number;
  projectId: number;
  goalId: number;
  pointId: number;
  translations?: Translations | undefined;
}

/** The records of a course that hold the texts of its syllabus and of its page, each list in its order. */
export interface CourseTextSource {
  course: Named;
  report?: { id: number; translations?: Translations | undefined } | undefined;
  /** The graduation requirements that the course supports, with the indicator points among them that it supports. */
  requires: readonly (Described & { children: readonly Described[] })[];
  goals: readonly (Described & Pick<Goal, 'parentId'>)[];
  projects: readonly Named[];
  cells: readonly CellRow[];
  taskGoals: readonly (Described & { projectId: number })[];
  points: readonly PointRow[];
  ksas: readonly (Described & { title: string; level: number })[];
}

/** Whose records the reader may save: those of the course, and those of its major. */
export interface EditableParts {
  course: boolean;
  major: boolean;
}

const han = /\p{Script=Han}/u;

/**
 * Every text of a course that its syllabus or its page prints, in the order of the paper: the course, the report, what it supports, its
 * goals, its chapters with their tables, its points and KSA. Text without a Chinese character reads the same in both languages and is omitted unless it has
 * English.
 */
export function courseTexts(source: CourseTextSource, editable: EditableParts, language: Language): CourseText[] {
  const { course, report, requires, goals, projects, cells, taskGoals, points, ksas } = source;
  const named = (row: object & { translations?: Translations | undefined }, field: string) => {
    const original: unknown = Reflect.get(row, field);
    return (language === 'en' && row.translations?.en?.[field]?.text) || (typeof original === 'string' ? original : '');
  };
  const textsOf = (kind: TranslatedKind, row: { id: number; translations?: Translations | undefined }, place: string[]): CourseText[] =>
    [...translatedFields[kind].keys()].flatMap((field) => {
      const zh: unknown = Reflect.get(row, field);
      const english = row.translations?.en?.[field];
      if (typeof zh !== 'string' || zh.trim() === '' || !(english?.text || han.test(zh))) return [];
      const translated = english?.text ? { en: english.text, ...(english.older && { older: true }) } : {};
      const isEditable = kind === 'require' || kind === 'indicator' ? editable.major : editable.course;
      return [{ kind, id: row.id, field, place, zh, ...translated, editable: isEditable }];
    });
  const pointById = new Map(points.map((point) => [point.id, point]));
  const goalById = new Map(goals.map((goal) => [goal.id, goal]));
  const indicatorById = new Map(requires.flatMap(({ children }) => children).map((indicator) => [indicator.id, indicator]));
  const nameIn = <Row extends { translations?: Translations | undefined }>(row: Row | undefined, field: keyof Row & string) => {
    const name = row ? named(row, field) : '';
    return name === '' ? [] : [name];
  };
  return [
    ...textsOf('course', course, []),
    ...(report ? textsOf('report', report, []) : []),
    ...requires.flatMap((require) => [
      ...textsOf('require', require, []),
      ...require.children.flatMap((indicator) => textsOf('indicator', indicator, nameIn(require, 'description'))),
    ]),
    ...goals.flatMap((goal) => textsOf('goal', goal, nameIn(indicatorById.get(goal.parentId), 'description'))),
    ...projects.flatMap((project) => {
      const place = nameIn(project, 'name');
      return [
        ...textsOf('project', project, []),
        ...cells
          .filter(({ projectId }) => projectId === project.id)
          .flatMap((cell) =>
            textsOf('courseCell', cell, [
              ...place,
              ...nameIn(goalById.get(cell.goalId), 'description'),
              ...nameIn(pointById.get(cell.pointId), 'title'),
            ]),
          ),
        ...taskGoals.filter(({ projectId }) => projectId === project.id).flatMap((goal) => textsOf('taskGoal', goal, place)),
      ];
    }),
    ...points.flatMap((point) => textsOf('point', point, nameIn(point, 'title'))),
    ...ksas.flatMap((ksa) => textsOf('ksa', ksa, [`${ksa.title}${ksa.level}`])),
  ];
}
