export * from './documentModel';
