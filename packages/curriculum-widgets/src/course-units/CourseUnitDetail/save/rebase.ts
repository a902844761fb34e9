import { courseUnitFields, removedCourseUnitId, takeFields, type CourseUnit } from '@college/curriculum-model';
import { visibleRows, type EditableProjectRow } from '../../ProjectTable/projectRows';
import { toForm, type CourseUnitForm } from '../courseUnitForm';

/** The form as stored, and the form on the screen. */
export interface FormPair {
  baseline: CourseUnitForm;
  form: CourseUnitForm;
}

/**
 * Both forms after a save: `baseline` is what the server now keeps, and `form` keeps whatever was typed while the save was under way.
 * Rows keep their keys, so that focus stays where it was, and new rows get their ids, so that the next save does not double them.
 */
export function rebase(sent: CourseUnitForm, form: CourseUnitForm, stored: CourseUnit): FormPair {
  const storedForm = toForm(stored);
  const ids = storedIds(sent.projects, stored);
  const sentKeys = new Set(sent.projects.filter((row) => row.isRemoved).map((row) => row.key));
  const baseline = { ...storedForm, projects: visibleRows(sent.projects).map((row) => withId(row, ids)) };
  const fields = takeFields(courseUnitFields, (name) => (Object.is(form[name], sent[name]) ? storedForm : form));
  const projects = form.projects.filter((row) => !(row.isRemoved && sentKeys.has(row.key))).map((row) => withId(row, ids));
  return { baseline: trimNames(baseline), form: { ...fields, projects } };
}

/** Ids by key: the server keeps the sent order, so its unknown rows are the sent new ones, one after the other. */
function storedIds(sent: readonly EditableProjectRow[], stored: CourseUnit): Map<string, number> {
  const shown = visibleRows(sent);
  const known = new Set(shown.map((row) => row.id));
  const unknown = stored.courseMatrixVOS.filter((row) => row.courseUnitId !== removedCourseUnitId && !known.has(row.id));
  const added = shown.filter((row) => row.id <= 0);
  return new Map(added.slice(0, unknown.length).map((row, index) => [row.key, unknown[index]!.id]));
}

function withId(row: EditableProjectRow, ids: ReadonlyMap<string, number>): EditableProjectRow {
  return { ...row, id: ids.get(row.key) ?? row.id };
}

function trimNames(form: CourseUnitForm): CourseUnitForm {
  return { ...form, projects: form.projects.map((row) => ({ ...row, name: row.name.trim() })) };
}
