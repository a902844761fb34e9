export { CopyCourse, type CopyCourseProps } from './CopyCourse';
