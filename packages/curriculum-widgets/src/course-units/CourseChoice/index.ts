export { CourseChoice, type ChoosableCourse, type CourseChoiceProps } from './CourseChoice';
