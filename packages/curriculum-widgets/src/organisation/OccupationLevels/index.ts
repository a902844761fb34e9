export { OccupationLevels, type OccupationLevelsProps } from './OccupationLevels';
export type { OccupationLevelsSource } from './OccupationLevelsSource';
export { occupationLevelsMessages } from './messages';
