import { periodSchema, type CourseUnit } from '@college/curriculum-model';
import { toEditableRows, toProjectRows, unnamedRows, withFirstRow, type EditableProjectRow } from '../ProjectTable/projectRows';

/** What a person edits of a course unit. */
export interface CourseUnitForm {
  name: string;
  classId: number | null;
  typeId: number | null;
  introduction: string;
  position: string;
  criterion: string;
  /** Null is nothing written, NaN is text that is no number. */
  theoryPeriod: number | null;
  practicePeriod: number | null;
  projects: readonly EditableProjectRow[];
}

/** Every field but the chapters, which have acts of their own. */
export type CourseUnitFields = Omit<CourseUnitForm, 'projects'>;

/** Names of the plain fields, in reading order. */
export const courseUnitFieldNames = [
  'name',
  'classId',
  'typeId',
  'theoryPeriod',
  'practicePeriod',
  'introduction',
  'position',
  'criterion',
] as const satisfies readonly (keyof CourseUnitFields)[];

/** The form that a loaded unit fills; a unit without chapters starts with one empty row. */
export function toForm(course: CourseUnit): CourseUnitForm {
  return {
    name: course.name,
    // Servers write "not chosen" as 0 or null.
    classId: course.classId || null,
    typeId: course.typeId || null,
    introduction: course.introduction,
    position: course.position,
    criterion: course.criterion,
    // A unit that was never saved has no hours yet; anywhere else 0 is a figure.
    theoryPeriod: course.initing ? course.theoryPeriod || null : course.theoryPeriod,
    practicePeriod: course.initing ? course.practicePeriod || null : course.practicePeriod,
    projects: withFirstRow(toEditableRows(course.courseMatrixVOS)),
  };
}

/** The unit to save: the loaded one with the form laid over it, so that fields not shown here survive. */
export function toCourse(form: CourseUnitForm, loaded: CourseUnit): CourseUnit {
  const { projects, ...fields } = form;
  return {
    ...loaded,
    ...fields,
    name: form.name.trim(),
    theoryPeriod: form.theoryPeriod ?? 0,
    practicePeriod: form.practicePeriod ?? 0,
    courseMatrixVOS: toProjectRows(projects, loaded.id),
  };
}

/**
 * The unit as it is sent: without the English of what is stored, which is not edited here. A server keeps what it has, so that English
 * written meanwhile is never replaced by what was read before it (decision 156).
 */
export function toSavedCourse(form: CourseUnitForm, loaded: CourseUnit): CourseUnit {
  const { translations: _unit, ...course } = toCourse(form, loaded);
  const rows = course.courseMatrixVOS.map((row) => {
    const { translations, ...rest } = row;
    return row.id > 0 || !translations ? rest : row;
  });
  return { ...course, courseMatrixVOS: rows };
}

/** Fields taken one by one from the form that `choose` names for each. */
export function fieldsFrom(choose: (name: keyof CourseUnitFields) => CourseUnitFields): CourseUnitFields {
  return {
    name: choose('name').name,
    classId: choose('classId').classId,
    typeId: choose('typeId').typeId,
    introduction: choose('introduction').introduction,
    position: choose('position').position,
    criterion: choose('criterion').criterion,
    theoryPeriod: choose('theoryPeriod').theoryPeriod,
    practicePeriod: choose('practicePeriod').practicePeriod,
  };
}

/** Whether two forms hold the same content; a new row that was added and taken out again leaves no trace. */
export function isSameForm(one: CourseUnitForm, other: CourseUnitForm): boolean {
  return countChanges(one, other) === 0;
}

/** How many fields differ; the chapters count as one. */
export function countChanges(one: CourseUnitForm, other: CourseUnitForm): number {
  const fields = courseUnitFieldNames.filter((name) => !Object.is(one[name], other[name])).length;
  return fields + (isSameProjects(one, other) ? 0 : 1);
}

/** Whether the chapters of two forms are the same, in the same order. */
export function isSameProjects(one: CourseUnitForm, other: CourseUnitForm): boolean {
  return JSON.stringify(projectContent(one)) === JSON.stringify(projectContent(other));
}

function projectContent({ projects }: CourseUnitForm) {
  const shown = projects.filter((row) => !row.isRemoved).map((row) => [row.id, row.name, row.theoryPeriod, row.practicePeriod]);
  const removed = projects.filter((row) => row.isRemoved && row.id > 0).map((row) => row.id);
  return [shown, removed];
}

/** What forbids a save. */
export interface CourseUnitProblems {
  isNameEmpty: boolean;
  wrongHours: readonly ('theoryPeriod' | 'practicePeriod')[];
  unnamedRows: readonly string[];
}

/** Checks a form before it is sent (core §5). */
export function formProblems(form: CourseUnitForm): CourseUnitProblems {
  return {
    isNameEmpty: form.name.trim() === '',
    wrongHours: (['theoryPeriod', 'practicePeriod'] as const).filter((kind) => !periodSchema.safeParse(form[kind] ?? 0).success),
    unnamedRows: unnamedRows(form.projects),
  };
}

/** Whether nothing forbids a save. */
export function canSave(problems: CourseUnitProblems): boolean {
  return !problems.isNameEmpty && problems.wrongHours.length === 0 && problems.unnamedRows.length === 0;
}
