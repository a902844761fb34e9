export { MajorList, type MajorListProps } from './MajorList';
export type { MajorListSource } from './MajorListSource';
export { toMajorListRequest, type MajorListQuery } from './majorListState';
export type { MajorDepartment } from './MajorToolbar';
export { majorListMessages } from './messages';
