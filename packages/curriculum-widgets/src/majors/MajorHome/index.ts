export { MajorHome } from './MajorHome';
export type { MajorHomeDialog } from './majorHomeDialog';
export type { MajorHomeHrefs, MajorHomeProps } from './MajorHomeProps';
export type { CourseRenaming, MajorHomeSource } from './MajorHomeSource';
export { majorHomeMessages } from './messages';
export { myCoursesOnlyKey } from './useMyCoursesOnly';
