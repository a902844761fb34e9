export { MatrixGrid } from './MatrixGrid';
export type * from './matrixGridProps';
export { matrixGridMessages } from './messages';
