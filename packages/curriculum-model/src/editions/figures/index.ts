export * from './coverageChange';
export * from './editionFigures';
export { majorMatrixOf } from './majorMatrixOf';
