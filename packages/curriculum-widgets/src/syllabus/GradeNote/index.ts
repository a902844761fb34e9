export { GradeNote } from './GradeNote';
