export { CourseMatrix, type CourseMatrixProps } from './CourseMatrix';
