export * from './completion';
export * from './completionReport';
export * from './completionSchema';
export * from './courseData';
export * from './itemSchema';
export * from './liveItems';
export * from './matrixDoubts';
export { completionMessages, completionParts, completionScreens, reportFields } from './messages';
