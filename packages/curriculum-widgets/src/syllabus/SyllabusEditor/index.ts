export { syllabusDraftKey } from './draft/syllabusDraft';
export { listSyllabusDrafts, type StoredSyllabusDraft } from './draft/storedSyllabusDrafts';
export type { KnownFact, KnownFacts } from './known/KnownFacts';
export { syllabusEditorMessages } from './messages';
export { SyllabusEditor } from './SyllabusEditor';
export type { SyllabusControls, SyllabusEditorProps } from './SyllabusEditorProps';
export type { SyllabusSource } from './SyllabusSource';
