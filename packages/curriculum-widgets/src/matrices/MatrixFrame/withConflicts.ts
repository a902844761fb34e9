import type { CellAddress } from '@college/curriculum-model';
import type { MatrixAxis, MatrixRow } from '../MatrixGrid';

/** The rows with a mark on the cells that are in conflict; others stay the same objects. */
export function withConflicts(
  rows: readonly MatrixRow[],
  { heads }: MatrixAxis,
  conflictCells: readonly CellAddress[],
  { matrix, projectId }: Pick<CellAddress, 'matrix' | 'projectId'>,
): readonly MatrixRow[] {
  const here = conflictCells.filter((cell) => cell.matrix === matrix && cell.projectId === projectId);
  if (here.length === 0) return rows;
  return rows.map((row) => {
    const columns = new Set(here.filter((cell) => cell.row === row.id).flatMap(({ column }) => columnsOf(column)));
    if (columns.size === 0) return row;
    return { ...row, cells: row.cells.map((cell, at) => (columns.has(heads[at]?.id ?? '') ? { ...cell, isMarked: true } : cell)) };
  });
}

/** Both kinds of hours stand in one column. */
function columnsOf(column: string): string[] {
  return column === 'theoryPeriod' || column === 'practicePeriod' ? [column, 'hours'] : [column];
}
