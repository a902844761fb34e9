export { MatrixImport, type MatrixImportProps } from './MatrixImport';
