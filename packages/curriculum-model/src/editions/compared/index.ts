export * from './changeAuthors';
export * from './comparedChange';
export * from './comparedStates';
export * from './comparisonAnswers';
export * from './editionProgress';
export * from './sideFigures';
