export * from './formatDateTime';
