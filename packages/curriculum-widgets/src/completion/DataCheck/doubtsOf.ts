import { matrixDoubts, matrixFindings, type LinkedMatrices } from '@college/curriculum-model';

/** What is doubtful in the matrices of a course: for servers that do not find it themselves. */
export function doubtsOf(matrices: LinkedMatrices, courseId: number) {
  return matrixDoubts(matrixFindings(matrices), courseId);
}
