export * from './applyMatrixEdit';
export * from './changes';
export * from './columnGoals';
export { type CellAddress, type CellContent } from './cellContent';
export { conflictsOf, type MatrixConflict, type ThreeSides } from './conflicts';
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
export { mergeMatrices, mergeWithLoss, type MergeChoice } from './mergeMatrices';
export type { MatrixSide } from './mergePlan';
export * from './packedMatrices';
export * from './saveMatrices';
export { isStorableArrangement } from './storableArrangement';
