import { matrixFindings, type LinkedMatrices, type MatrixKind } from '@college/curriculum-model';

/** How many gaps are mended in a matrix; of the project matrices, in the one of this chapter. */
export function gapCount(matrices: LinkedMatrices, matrix: MatrixKind, projectId: number | undefined): number {
  const chapter = projectId ?? matrices.projects[0]?.id;
  return matrixFindings(matrices).filter(({ at }) => at.matrix === matrix && (matrix !== 'project' || at.projectId === chapter)).length;
}
