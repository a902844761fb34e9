export { CourseCellList, type CourseCellListProps } from './CourseCellList';
export type { CourseMatrixSource } from './CourseMatrixSource';
