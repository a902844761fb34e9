export * from './applyMatrixEdit';
export * from './changes';
export * from './columnGoals';
export { arrangementFields, type ArrangementField } from './differingCells';
export { isSamePlace, placeKey, placeOf } from './entries';
export {
  bindingAt,
  bindingsOfCourse,
  isCourseEditable,
  ksaById,
  ksasAt,
  ksasOfPlace,
  placedPointAt,
  pointById,
  pointNumber,
  pointsAt,
  projectById,
  projectNumber,
  rowsOfProject,
  taskGoalsOf,
} from './finders';
export * from './indicators';
export * from './linkedMatrices';
export * from './linkedMatricesOf';
export * from './lossOfEdit';
export * from './matrixEdit';
export * from './saveMatrices';
