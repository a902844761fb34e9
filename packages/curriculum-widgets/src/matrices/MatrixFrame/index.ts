export { MatrixFrame, type MatrixFrameProps } from './MatrixFrame';
export type { MatrixViewState } from './matrixView';
export { matrixFrameMessages } from './messages';
