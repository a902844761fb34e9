export * from './comparison';
export * from './editionRef';
export * from './mergePlan';
export * from './receipt';
