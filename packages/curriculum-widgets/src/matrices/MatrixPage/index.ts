export type { MatrixSelection } from './matrixPlace';
export { MatrixPage } from './MatrixPage';
export type { MatrixPageControls, MatrixPageProps } from './MatrixPageProps';
export { matrixPageMessages } from './messages';
