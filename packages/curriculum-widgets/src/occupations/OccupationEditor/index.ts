export { OccupationEditor, type OccupationEditorProps } from './OccupationEditor';
export type { OccupationEditorSource } from './OccupationEditorSource';
export { occupationEditorMessages } from './messages';
