export * from './projectRow';
