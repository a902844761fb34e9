import type { MatrixConflict, MatrixKind } from '@college/curriculum-model';

/** Conflicts of one row or one column of a matrix. */
export interface ConflictLine {
  id: string;
  matrix: MatrixKind;
  conflicts: readonly MatrixConflict[];
}

/** The conflicts line by line: major, course and project matrix, each by its rows or by its columns, in the order in which they were found. */
export function conflictLines(conflicts: readonly MatrixConflict[], by: 'row' | 'column'): ConflictLine[] {
  const order: readonly MatrixKind[] = ['major', 'course', 'project'];
  const lines = new Map<string, MatrixConflict[]>();
  for (const conflict of conflicts) {
    const id = `${conflict.matrix} ${conflict.projectId ?? ''} ${conflict[by]}`;
    lines.set(id, [...(lines.get(id) ?? []), conflict]);
  }
  return [...lines]
    .map(([id, own]) => ({ id, matrix: own[0]!.matrix, conflicts: own }))
    .toSorted((one, other) => order.indexOf(one.matrix) - order.indexOf(other.matrix));
}
