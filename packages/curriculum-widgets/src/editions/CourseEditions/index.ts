export { CourseEditions, type CourseEditionsProps } from './CourseEditions';
export { courseEditionsMessages } from './messages';
