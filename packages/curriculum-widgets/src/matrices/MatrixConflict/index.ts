export { MatrixConflict, type MatrixConflictProps } from './MatrixConflict';
export { matrixConflictMessages } from './messages';
