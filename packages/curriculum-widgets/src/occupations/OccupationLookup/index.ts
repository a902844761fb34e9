export { occupationLookupMessages } from './messages';
export { OccupationLookup, type LookupPage, type OccupationLookupProps } from './OccupationLookup';
