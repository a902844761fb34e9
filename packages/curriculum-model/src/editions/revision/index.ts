export * from './revisionDocument';
export type { RevisionRemark } from './revisionTable';
export { changeTopicNames, changeWayNames } from './words';
