export * from './revisionDocument';
export type { RevisionRemark } from './revisionTable';
export { changeTopicNames, changeWayNames } from './words';
export { revisionFileName } from './revisionFileName';
