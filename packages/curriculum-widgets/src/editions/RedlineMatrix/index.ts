export { RedlineMatrix, type RedlineMatrixProps } from './RedlineMatrix';
export { redlineMatrixMessages } from './messages';
