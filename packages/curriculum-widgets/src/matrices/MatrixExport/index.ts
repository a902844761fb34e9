export type * from './MatrixFilesSource';
