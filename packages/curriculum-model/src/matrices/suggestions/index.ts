export type { CourseElsewhere } from './entriesElsewhere';
export * from './openPlacements';
export * from './openSupports';
export * from './placementSuggestion';
export * from './suggestPlacements';
export * from './suggestSupports';
export * from './supportSuggestion';
