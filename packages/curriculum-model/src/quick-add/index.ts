export * from './quickAdd';
