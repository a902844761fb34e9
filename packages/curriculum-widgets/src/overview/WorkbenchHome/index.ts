export { workbenchHomeMessages } from './messages';
export { WorkbenchHome, type WorkbenchHomeProps, type WorkbenchPerson } from './WorkbenchHome';
export type { DraftDrawer, WorkbenchDraft, WorkbenchHomeSource, WorkbenchPlaces } from './WorkbenchHomeSource';
