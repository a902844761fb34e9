import { courseUnitFields, namesOf, takeFields } from '@college/curriculum-model';
import type { ConflictSides } from '../../../support/conflict/conflictTypes';
import { visibleRows, type EditableProjectRow } from '../../ProjectTable/projectRows';
import { isSameProjects, type CourseUnitForm } from '../courseUnitForm';
import { isSameIn, pickSequence, sequenceNames } from '../sequenceForm';

/** A part of a unit for which a person chooses between two versions. */
export type ConflictField = keyof CourseUnitForm;

/** One choice per differing field. */
export type ConflictChoices = ConflictSides<ConflictField>;

/** The three versions of a unit when two people saved it: as I loaded it, as I want it, as the other saved it. */
export interface ConflictVersions {
  base: CourseUnitForm;
  mine: CourseUnitForm;
  theirs: CourseUnitForm;
}

/** The fields in which mine and theirs differ, with the side to keep: whoever alone changed a field has it, and mine where both did. */
export function suggestedChoices({ base, mine, theirs }: ConflictVersions): ConflictChoices {
  const choices: ConflictChoices = {};
  for (const name of namesOf(courseUnitFields)) {
    if (!Object.is(mine[name], theirs[name])) choices[name] = Object.is(mine[name], base[name]) ? 'theirs' : 'mine';
  }
  for (const name of sequenceNames) {
    if (!isSameIn(name, mine, theirs)) choices[name] = isSameIn(name, mine, base) ? 'theirs' : 'mine';
  }
  if (!isSameShownRows(mine, theirs)) choices.projects = isSameProjects(mine, base) ? 'theirs' : 'mine';
  return choices;
}

/** The form that the choices make, laid over the version the other person saved. */
export function mergeForms({ mine, theirs }: ConflictVersions, choices: ConflictChoices): CourseUnitForm {
  const fields = takeFields(courseUnitFields, (name) => (choices[name] === 'mine' ? mine : theirs));
  const projects = choices.projects === 'mine' ? rowsOver(theirs.projects, mine.projects) : theirs.projects;
  const sequence = pickSequence((name) => (choices[name] === 'mine' ? mine : theirs));
  return { ...fields, ...sequence, projects };
}

function isSameShownRows(mine: CourseUnitForm, theirs: CourseUnitForm) {
  return isSameProjects({ projects: visibleRows(mine.projects) }, { projects: visibleRows(theirs.projects) });
}

/**
 * My rows as a change of their rows: a row that they deleted becomes a new one, and a row that only they have is taken out, so that
 * the server ends with exactly my list.
 */
function rowsOver(theirs: readonly EditableProjectRow[], mine: readonly EditableProjectRow[]): EditableProjectRow[] {
  const stored = new Set(theirs.map((row) => row.id));
  const shown = visibleRows(mine).map((row) => (stored.has(row.id) ? row : { ...row, id: 0 }));
  const kept = new Set(shown.map((row) => row.id));
  const dropped = theirs.filter((row) => row.id > 0 && !kept.has(row.id)).map((row) => ({ ...row, isRemoved: true }));
  return [...shown, ...dropped];
}
