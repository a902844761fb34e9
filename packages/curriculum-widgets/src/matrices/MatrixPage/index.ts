export { ChooseCourse, type MatrixCourseChoice } from './ChooseCourse';
export { matrixPageMessages } from './messages';
