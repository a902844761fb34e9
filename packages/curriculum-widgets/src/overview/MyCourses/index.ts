export { MyCourses, type MyCoursesProps } from './MyCourses';
export type { MyCoursePlaces, MyCoursesSource } from './MyCoursesSource';
export { myCoursesMessages } from './messages';
