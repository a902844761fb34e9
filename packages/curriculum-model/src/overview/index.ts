export * from './overview';
export * from './matrixFigures';
