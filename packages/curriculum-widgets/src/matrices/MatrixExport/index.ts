export { MatrixExport, type MatrixExportProps } from './MatrixExport';
export type * from './MatrixFilesSource';
export { courseMatrixDelay, type ExportChoice, type MatrixExportSubject } from './useMatrixExport';
