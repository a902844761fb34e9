export * from './pageInit';
