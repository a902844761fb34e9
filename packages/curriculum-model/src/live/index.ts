export * from './live';
