export { CoursePicker, type CoursePickerProps } from './CoursePicker';
export type { CoursePickerSource, PickedCourse, PickerMajor } from './CoursePickerSource';
export { coursePickerMessages } from './messages';
