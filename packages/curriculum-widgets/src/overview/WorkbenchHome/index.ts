export { workbenchHomeMessages } from './messages';
export { WorkbenchHome } from './WorkbenchHome';
export type { WorkbenchHomeProps, WorkbenchPerson } from './WorkbenchHomeProps';
export type { DraftDrawer, RecentPlace, WorkbenchDraft, WorkbenchHomeSource, WorkbenchPlaces } from './WorkbenchHomeSource';
