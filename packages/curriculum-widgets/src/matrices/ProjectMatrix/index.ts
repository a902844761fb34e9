export { ProjectMatrix, type ProjectMatrixProps } from './ProjectMatrix';
