export { OccupationEditor, type OccupationEditorProps } from './OccupationEditor';
export type { OccupationEditorSource } from './OccupationEditorSource';
export { occupationEditorMessages } from './messages';
export type { RecordFormControls, UnsavedRecord } from '../../support/recordForm';
