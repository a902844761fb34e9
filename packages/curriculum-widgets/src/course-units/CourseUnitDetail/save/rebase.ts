import { courseUnitFields, takeFields, type CourseUnit } from '@college/curriculum-model';
import { visibleRows, type EditableProjectRow } from '../../ProjectTable/projectRows';
import { isSameProjects, toForm, type CourseUnitForm } from '../courseUnitForm';
import { isSameIn, pickSequence } from '../sequenceForm';

/** The form of what was just sent, as far as it is known; its rows keep their keys, for the ids that are read later. */
export function storedForm(sent: CourseUnitForm, course: CourseUnit): CourseUnitForm {
  return { ...toForm(course), projects: visibleRows(sent.projects).map((row) => ({ ...row, name: row.name.trim() })) };
}

/**
 * What was changed since `base`, over a newer form. Rows keep their keys, so that focus stays where it was, and new rows get their ids,
 * so that the next save does not double them.
 */
export function rebaseForm(base: CourseUnitForm, mine: CourseUnitForm, newer: CourseUnitForm): CourseUnitForm {
  const fields = takeFields(courseUnitFields, (name) => (Object.is(mine[name], base[name]) ? newer : mine));
  const sequence = pickSequence((name) => (isSameIn(name, mine, base) ? newer : mine));
  return { ...fields, ...sequence, projects: rebaseRows(base, mine, newer) };
}

function rebaseRows(base: CourseUnitForm, mine: CourseUnitForm, newer: CourseUnitForm): readonly EditableProjectRow[] {
  const ids = storedIds(base.projects, newer.projects);
  const isStored = new Set(base.projects.filter((row) => row.isRemoved).map((row) => row.key));
  const projects = mine.projects.filter((row) => !(row.isRemoved && isStored.has(row.key))).map((row) => withId(row, ids));
  const began = visibleRows(base.projects).map((row) => withId(row, ids));
  const isMine = !isSameProjects({ projects }, { projects: began });
  return isMine || isSameProjects({ projects }, newer) ? projects : newer.projects;
}

/** Ids by key: the server keeps the sent order, so its unknown rows are the sent new ones, one after the other. */
function storedIds(sent: readonly EditableProjectRow[], stored: readonly EditableProjectRow[]): Map<string, number> {
  const shown = visibleRows(sent);
  const known = new Set(shown.map((row) => row.id));
  const unknown = visibleRows(stored).filter((row) => !known.has(row.id));
  const added = shown.filter((row) => row.id <= 0);
  return new Map(added.slice(0, unknown.length).map((row, index) => [row.key, unknown[index]!.id]));
}

function withId(row: EditableProjectRow, ids: ReadonlyMap<string, number>): EditableProjectRow {
  return { ...row, id: ids.get(row.key) ?? row.id };
}
