export type { FormPlace } from './formPlace';
export { MajorMatrix, type MajorMatrixProps } from './MajorMatrix';
export { majorMatrixMessages } from './messages';
