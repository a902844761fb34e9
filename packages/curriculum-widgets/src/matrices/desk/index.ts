export type * from './MatricesSource';
export type * from './MatrixDesk';
export { matrixDeskMessages } from './messages';
export { useMatrixDesk, type UseMatrixDeskOptions } from './useMatrixDesk';
