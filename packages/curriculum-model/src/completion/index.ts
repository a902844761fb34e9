export * from './completion';
export * from './completionSchema';
export * from './courseData';
export type { CompletionItem } from './items';
export { completionMessages, completionParts, reportFields } from './messages';
