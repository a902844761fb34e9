export * from './projectInfo';
export * from './projectRow';
