export * from './coverageChange';
export { figuresOf, type EditionFigures, type EditionGap, type IndicatorSupport } from './editionFigures';
export { majorMatrixOf } from './majorMatrixOf';
