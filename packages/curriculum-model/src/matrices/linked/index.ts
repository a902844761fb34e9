export * from './linkedMatrices';
export * from './matrixEdit';
export * from './saveMatrices';
