export { MatrixFrame } from './MatrixFrame';
export type { MatrixViewPlace } from './matrixView';
