export * from './courseCard';
