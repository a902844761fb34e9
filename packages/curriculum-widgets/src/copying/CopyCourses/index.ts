export { CopyCourses } from './CopyCourses';
export type { CopyCoursesProps } from './CopyCoursesProps';
export { copyCoursesMessages } from './messages';
