export type { MatrixSelection } from './matrixPlace';
export { MatrixPage, type MatrixPageControls, type MatrixPageProps } from './MatrixPage';
export { matrixPageMessages } from './messages';
