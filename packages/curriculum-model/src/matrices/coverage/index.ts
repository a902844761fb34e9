export * from './coverage';
