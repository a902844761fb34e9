export { ProjectMatrix, type ProjectMatrixProps } from './ProjectMatrix';
export { ProjectMatrixView, type ProjectMatrixViewProps } from './ProjectMatrixView';
