export * from './coverageChange';
export * from './editionFigures';
