export {
  englishName,
  fieldNames,
  isTranslatedName,
  recordNameOf,
  recordNames,
  translatedNames,
  type EnglishFieldName,
  type FieldName,
  type RecordFieldName,
  type SyllabusValues,
  type TranslatedName,
} from './fieldNames';
export { fieldProblem } from './fieldProblem';
export type { SyllabusField, SyllabusFieldOf } from './SyllabusField';
export { SyllabusStoreContext, useSyllabusPart, useSyllabusStore } from './SyllabusStoreContext';
export { createSyllabusStore, selectField, type SyllabusStore } from './syllabusStore';
export {
  countUnsaved,
  isEnglishOlder,
  isFieldUnsaved,
  keptValues,
  openNames,
  openSyllabus,
  storedValues,
  syllabusReducer,
  unsavedNames,
  type FieldState,
  type StoredSyllabus,
  type SyllabusEvent,
  type SyllabusState,
  type UnsavedValues,
} from './syllabusState';
export { useSyllabusField } from './useSyllabusField';
export { unsavedValues } from './unsavedValues';
