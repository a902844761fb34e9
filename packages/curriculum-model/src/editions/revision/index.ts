export * from './revisionDocument';
export type { RevisionRemark } from './revisionTable';
