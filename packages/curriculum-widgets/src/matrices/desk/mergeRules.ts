/** The rules for others' changes, loaded when somebody else saved first: most people at a matrix never need them. */
export { conflictsOf, mergeMatrices, mergeWithLoss } from '@college/curriculum-model';
