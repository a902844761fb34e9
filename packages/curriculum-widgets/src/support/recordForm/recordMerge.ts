import { isSame, mergeFields } from '@college/curriculum-model';
import type { ConflictSides } from '../conflict/conflictTypes';

/** One choice for each field in which two versions differ. */
type ConflictChoices<Values> = ConflictSides<keyof Values & string>;

/** The three versions of a record that two people saved: as I read it, as I want it, as the other stored it. */
export interface RecordVersions<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

/** A form whose record may have been saved by somebody else first. */
export interface RecordConflicting<Values> {
  /** The versions to choose between; null while nobody has to. */
  conflict: RecordVersions<Values> | null;
  /** Saves what was chosen between two versions on top of the newer one. */
  resolveConflict: (values: Values) => Promise<boolean>;
  leaveConflict: (message: string) => void;
}

/** The names of all fields of a form. */
export function fieldsOf<Values extends object>(values: Values): (keyof Values & string)[] {
  return Object.keys(values) as (keyof Values & string)[];
}

/** In how many fields two versions differ. */
export function countDifferences<Values extends object>(one: Values, other: Values): number {
  return fieldsOf(one).filter((name) => !isSame(one[name], other[name])).length;
}

/** The fields in which mine and theirs differ, with the side to keep: whoever alone changed a field has it, and mine where both did. */
export function suggestedSides<Values extends object>({ base, mine, theirs }: RecordVersions<Values>): ConflictChoices<Values> {
  const sides: ConflictChoices<Values> = {};
  for (const name of fieldsOf(mine)) {
    if (!isSame(mine[name], theirs[name])) sides[name] = isSame(mine[name], base[name]) ? 'theirs' : 'mine';
  }
  return sides;
}

/** The values that the choices make; a field without a choice is theirs. */
export function mergeValues<Values extends object>(
  { mine, theirs }: Pick<RecordVersions<Values>, 'mine' | 'theirs'>,
  choices: ConflictChoices<Values>,
): Values {
  const merged = { ...theirs };
  for (const name of fieldsOf(mine)) if (choices[name] === 'mine') merged[name] = mine[name];
  return merged;
}

/** My changes since `base`, laid over a newer version: nothing that I changed is lost. */
export function rebaseValues<Values extends object>(base: Values, mine: Values, newer: Values): Values {
  return mergeFields(base, mine, newer).merged;
}
