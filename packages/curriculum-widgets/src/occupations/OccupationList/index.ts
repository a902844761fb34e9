export { OccupationList, type OccupationListProps } from './OccupationList';
export { firstOccupations, occupationSorts, type OccupationListQuery, type OccupationSort } from './occupationListQuery';
export type { OccupationListSource } from './OccupationListSource';
