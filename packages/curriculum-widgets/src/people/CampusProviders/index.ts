export { CampusProviders, type CampusProvidersProps } from './CampusProviders';
export type { CampusProvidersControls } from './CampusProvidersControls';
export type { CampusProvidersSource } from './CampusProvidersSource';
export { campusProvidersMessages } from './messages';
