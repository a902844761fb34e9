import {
  courseUnitFields,
  namesOf,
  namesWhere,
  periodSchema,
  valuesByKind,
  type CourseUnit,
  type CourseUnitFieldName,
  type FieldValues,
} from '@college/curriculum-model';
import { toEditableRows, toProjectRows, unnamedRows, withFirstRow, type EditableProjectRow } from '../ProjectTable/projectRows';
import { changedSequence, isSameIn, sequenceNames, toSequence, type SequenceForm } from './sequenceForm';

/** What the fields hold while they are edited: null is nothing written or chosen, NaN is text that is no number. */
interface EditedValues {
  text: string;
  choice: number | null;
  hours: number | null;
}

/** Every field but the chapters, which have acts of their own. */
export type CourseUnitFields = FieldValues<typeof courseUnitFields, EditedValues>;

/** What a person edits of a course unit. */
export interface CourseUnitForm extends CourseUnitFields, SequenceForm {
  projects: readonly EditableProjectRow[];
}

type WithProjects = Pick<CourseUnitForm, 'projects'>;

/** The form that a loaded unit fills; a unit without chapters starts with one empty row. */
export function toForm(course: CourseUnit): CourseUnitForm {
  const fields: CourseUnitFields = valuesByKind(courseUnitFields, course, {
    text: (text: string) => text,
    // Servers write "not chosen" as 0 or null.
    choice: (id: number | null) => id || null,
    // A unit that was never saved has no hours yet; anywhere else 0 is a figure.
    hours: (hours: number) => (course.initing ? hours || null : hours),
  });
  return { ...fields, ...toSequence(course), projects: withFirstRow(toEditableRows(course.courseMatrixVOS)) };
}

/** The unit to save: the loaded one with the form laid over it, so that fields not shown here survive. */
export function toCourse({ projects, ...form }: CourseUnitForm, loaded: CourseUnit): CourseUnit {
  const fields = valuesByKind(courseUnitFields, form, {
    text: (text: string) => text,
    choice: (id: number | null) => id,
    hours: (hours: number | null) => hours ?? 0,
  });
  return {
    ...loaded,
    ...fields,
    ...changedSequence(form, loaded),
    name: form.name.trim(),
    courseMatrixVOS: toProjectRows(projects, loaded.id),
  };
}

/**
 * The unit as it is sent: without the English of what is stored, which is not edited here. A server keeps what it has, so that English
 * written meanwhile is never replaced by what was read before it (decision 156).
 */
export function toSavedCourse(form: CourseUnitForm, loaded: CourseUnit): CourseUnit {
  const { translations: _unit, semester: _term, prerequisites: _before, corequisites: _beside, ...course } = toCourse(form, loaded);
  const rows = course.courseMatrixVOS.map((row) => {
    const { translations, ...rest } = row;
    return row.id > 0 || !translations ? rest : row;
  });
  return { ...course, ...changedSequence(form, loaded), courseMatrixVOS: rows };
}

/** Whether two forms hold the same content; a new row that was added and taken out again leaves no trace. */
export function isSameForm(one: CourseUnitForm, other: CourseUnitForm): boolean {
  return countChanges(one, other) === 0;
}

/** How many fields differ; the chapters count as one. */
export function countChanges(one: CourseUnitForm, other: CourseUnitForm): number {
  const fields = namesOf(courseUnitFields).filter((name) => !Object.is(one[name], other[name])).length;
  const places = sequenceNames.filter((name) => !isSameIn(name, one, other)).length;
  return fields + places + (isSameProjects(one, other) ? 0 : 1);
}

/** Whether the chapters of two forms are the same, in the same order. */
export function isSameProjects(one: WithProjects, other: WithProjects): boolean {
  return JSON.stringify(projectContent(one)) === JSON.stringify(projectContent(other));
}

function projectContent({ projects }: WithProjects) {
  const shown = projects.filter((row) => !row.isRemoved).map((row) => [row.id, row.name, row.theoryPeriod, row.practicePeriod]);
  const removed = projects.filter((row) => row.isRemoved && row.id > 0).map((row) => row.id);
  return [shown, removed];
}

/** What forbids a save. */
export interface CourseUnitProblems {
  emptyFields: readonly CourseUnitFieldName[];
  wrongHours: readonly CourseUnitFieldName[];
  unnamedRows: readonly string[];
}

const requiredNames = namesWhere(courseUnitFields, { isRequired: true });
const hoursNames = namesWhere(courseUnitFields, { kind: 'hours' });

/** Checks a form before it is sent (core §5). */
export function formProblems(form: CourseUnitForm): CourseUnitProblems {
  return {
    emptyFields: requiredNames.filter((name) => form[name].trim() === ''),
    wrongHours: hoursNames.filter((name) => !periodSchema.safeParse(form[name] ?? 0).success),
    unnamedRows: unnamedRows(form.projects),
  };
}

/** Whether nothing forbids a save. */
export function canSave(problems: CourseUnitProblems): boolean {
  return Object.values(problems).every((found) => found.length === 0);
}
