export { occupationFactsMessages } from './messages';
export { OccupationFacts, type OccupationFactsProps } from './OccupationFacts';
