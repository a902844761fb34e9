export { workbenchHomeMessages } from './messages';
export { WorkbenchHome, type WorkbenchHomeProps, type WorkbenchPerson } from './WorkbenchHome';
export type { DraftDrawer, WorkbenchHomeSource, WorkbenchPlaces } from './WorkbenchHomeSource';
