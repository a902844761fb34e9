export { MatrixFrame, type MatrixFrameProps } from './MatrixFrame';
export type { MatrixViewPlace, MatrixViewState } from './matrixView';
export { matrixFrameMessages } from './messages';
