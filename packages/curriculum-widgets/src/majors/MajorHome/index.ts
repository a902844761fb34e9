export { MajorHome } from './MajorHome';
export type { MajorHomeDialog } from './majorHomeDialog';
export type { MajorHomeHrefs, MajorHomeProps } from './MajorHomeProps';
export type { CourseRenaming, MajorHomeSource } from './MajorHomeSource';
