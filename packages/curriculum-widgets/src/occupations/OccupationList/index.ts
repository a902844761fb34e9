export { OccupationList, type OccupationListProps } from './OccupationList';
export { firstOccupations, occupationSorts, type OccupationListQuery, toPagesRequest, type OccupationSort } from './occupationListQuery';
export type { OccupationListSource } from './OccupationListSource';
