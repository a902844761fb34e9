import type { Language } from '../../language';
import type { ConflictChoices, PlannedConflict } from '../calls';
import { ownerName, recordNames } from '../describe/recordNames';
import { describeWords } from '../describe/words';
import { partPlace, readPlace, type Place } from '../places';
import { shapeOf } from '../shapes';
import { stateIndex } from '../stateIndex';
import type { CurriculumState } from '../state';

/** A decided conflict, as a receipt tells it. */
export type Decision = Pick<PlannedConflict, 'key' | 'course' | 'label' | 'name' | 'field' | 'choice'>;

/** Puts the choices of a merge into words, by the keys of their conflicts; a name is that of the first of `states` which has the record. */
export function decisionsOf(choices: ConflictChoices, states: readonly CurriculumState[], language: Language): Decision[] {
  const names = states.map((state) => recordNames(stateIndex(state), language));
  const nameAt = (at: Place) => names.reduce((known, nameOf) => known || nameOf(at), '');
  return Object.entries(choices).map(([key, choice]) => {
    const [at = '', what = ''] = key.split('#');
    const { kind, lineage } = readPlace(at) ?? { kind: 'course' as const };
    const shape = shapeOf(kind);
    const fields: Record<string, string> = {
      ordered: describeWords.order[language],
      removed: '',
      moved: ownerLabel(shape.under, language),
    };
    return {
      key,
      course: lineage === undefined ? null : { lineage, name: nameAt(partPlace({ kind: 'course', lineage })) },
      label: shape.label[language],
      name: what === 'ordered' ? ownerName(at, nameAt) : nameAt(at),
      field: fields[what] ?? shape.fields[what]?.label[language] ?? what,
      choice,
    };
  });
}

function ownerLabel(under: ReturnType<typeof shapeOf>['under'], language: Language): string {
  return (under === undefined || under === 'letter' ? describeWords.letter : shapeOf(under).label)[language];
}
