export * from './completionSchema';
