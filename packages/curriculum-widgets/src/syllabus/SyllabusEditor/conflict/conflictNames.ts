import { mergeFields } from '@college/curriculum-model';
import { fieldNames, keptValues, storedValues, type FieldName, type SyllabusState, type SyllabusValues } from '../../field';

/** Fields that somebody else changed as well, and not to the same; all others are brought together without a question. */
export function conflictNames(state: SyllabusState, theirs: SyllabusValues): FieldName[] {
  const { conflicts } = mergeFields(storedValues(state), keptValues(state), theirs);
  return fieldNames.filter((name) => conflicts.includes(name));
}
