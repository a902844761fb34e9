export * from './assistantSchema';
