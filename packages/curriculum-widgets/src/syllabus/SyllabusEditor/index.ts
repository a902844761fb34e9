export { syllabusDraftKey } from './draft/syllabusDraft';
export { listSyllabusDrafts, type StoredSyllabusDraft } from './draft/storedSyllabusDrafts';
export { syllabusEditorMessages } from './messages';
export { SyllabusEditor, type SyllabusControls, type SyllabusEditorProps } from './SyllabusEditor';
export type { SyllabusSource } from './SyllabusSource';
