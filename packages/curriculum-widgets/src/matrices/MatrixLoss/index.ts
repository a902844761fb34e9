export { MatrixLoss, type MatrixLossProps } from './MatrixLoss';
export { matrixLossMessages } from './messages';
