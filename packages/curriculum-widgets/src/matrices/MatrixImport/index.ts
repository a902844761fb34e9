export { MatrixImport, type MatrixImportProps } from './MatrixImport';
export type { ImportKind } from './matrixImportState';
export type { MatrixImportSource } from './useMatrixImport';
