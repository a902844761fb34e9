export { CourseUnitList, type CourseUnitListProps } from './CourseUnitList';
export type { CourseUnitListSource } from './CourseUnitListSource';
export { COURSE_UNIT_PAGE_SIZE, toListRequest, type CourseUnitOrder, type CourseUnitQuery } from './courseUnitListState';
export { courseUnitListMessages } from './messages';
