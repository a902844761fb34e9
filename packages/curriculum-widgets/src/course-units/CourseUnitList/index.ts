export { CourseUnitList } from './CourseUnitList';
export type { CourseUnitListProps } from './CourseUnitListProps';
export type { CourseUnitListSource } from './CourseUnitListSource';
export {
  COURSE_UNIT_PAGE_SIZE,
  orderOfWord,
  partOfWord,
  toListRequest,
  type CourseUnitOrder,
  type CourseUnitQuery,
} from './courseUnitListState';
export { courseUnitListMessages } from './messages';
