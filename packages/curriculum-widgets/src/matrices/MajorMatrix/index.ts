export type { FormPlace } from './formPlace';
export { MajorMatrix, type MajorMatrixProps } from './MajorMatrix';
export { MajorMatrixView } from './MajorMatrixView';
export type { MajorMatrixViewProps } from './majorMatrixViewProps';
export { majorMatrixMessages } from './messages';
