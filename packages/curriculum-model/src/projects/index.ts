export * from './projectList';
export * from './projectRow';
