export * from './decisions';
export * from './mergePlan';
export * from './passedLimits';
export { type AuthorsOfSides } from './plannedConflicts';
export * from './threeWay';
export { keptDraft } from './keptDraft';
