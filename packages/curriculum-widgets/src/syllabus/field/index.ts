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
export {
  keepAsStep,
  SyllabusStoreContext,
  syllabusStoreOf,
  useSyllabusPart,
  useSyllabusStore,
  type SyllabusStore,
} from './SyllabusStoreContext';
export {
  conflictNames,
  countUnsaved,
  isEnglishOlder,
  isSameSyllabus,
  keepTyped,
  openNames,
  openSyllabus,
  rebaseSyllabus,
  type SyllabusState,
  type SyllabusWork,
} from './syllabusWork';
export { restoredSyllabus, unsavedValues, type UnsavedValues } from './unsavedValues';
export { useSyllabusField } from './useSyllabusField';
