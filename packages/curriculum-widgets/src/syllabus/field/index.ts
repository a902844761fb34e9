export {
  englishName,
  fieldNames,
  isTranslatedName,
  recordNames,
  translatedNames,
  type EnglishFieldName,
  type FieldName,
  type RecordFieldName,
  type SyllabusValues,
  type TranslatedName,
} from './fieldNames';
export { fieldProblem } from './fieldProblem';
export { isSameValue } from './sameValue';
export type { SyllabusField, SyllabusFieldOf } from './SyllabusField';
export { SyllabusStoreContext, useSyllabusPart, useSyllabusStore } from './SyllabusStoreContext';
export { createSyllabusStore, selectField, type SyllabusStore } from './syllabusStore';
export {
  isFieldUnsaved,
  keptValues,
  openNames,
  openSyllabus,
  storedValues,
  unsavedNames,
  type FieldState,
  type SyllabusEvent,
  type SyllabusState,
  type UnsavedValues,
} from './syllabusState';
export { useSyllabusField } from './useSyllabusField';
