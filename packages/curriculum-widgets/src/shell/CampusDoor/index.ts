export { CampusDoor } from './CampusDoor';
export type { CampusDoorProps, CampusReturned } from './CampusDoorProps';
export { campusDoorMessages } from './messages';
