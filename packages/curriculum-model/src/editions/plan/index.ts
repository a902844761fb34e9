export * from './decisions';
export * from './mergePlan';
export * from './passedLimits';
export { type AuthorsOfSides } from './plannedConflicts';
export * from './threeWay';
export { keptDraft, whyNotKept } from './keptDraft';
export { turnedRound, turnedUnasked, type StatesOfAct } from './turnedRound';
