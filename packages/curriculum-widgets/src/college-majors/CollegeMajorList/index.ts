export { CollegeMajorList, type CollegeMajorListProps } from './CollegeMajorList';
export { collegeMajorSorts, firstCollegeMajors, type CollegeMajorListQuery, type CollegeMajorSort } from './collegeMajorListQuery';
export type { CollegeMajorListSource } from './CollegeMajorListSource';
export { collegeMajorListMessages } from './messages';
