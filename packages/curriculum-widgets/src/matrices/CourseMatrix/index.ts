export { CourseMatrix, type CourseMatrixProps } from './CourseMatrix';
export { CourseMatrixView, type CourseMatrixViewProps } from './CourseMatrixView';
