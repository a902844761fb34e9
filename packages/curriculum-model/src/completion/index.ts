export * from './completion';
export * from './completionReport';
export * from './completionSchema';
export * from './courseData';
export * from './itemSchema';
export * from './liveItems';
export { completionMessages, completionParts, completionScreens, reportFields } from './messages';
