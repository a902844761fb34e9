export { CollegeMajorEditor, type CollegeMajorEditorProps } from './CollegeMajorEditor';
export type { CollegeMajorEditorSource } from './CollegeMajorEditorSource';
export { collegeMajorEditorMessages } from './messages';
export type { RecordFormControls } from '../../support/recordForm';
