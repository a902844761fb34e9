export * from './overview';
export * from './matrixFigures';
export * from './myCourses';
export * from './waiting';
