export { requirementEditorMessages } from './messages';
export { RequirementEditor, type RequirementEditorProps } from './RequirementEditor';
export { RequirementText, type RequirementTextProps } from './RequirementText';
