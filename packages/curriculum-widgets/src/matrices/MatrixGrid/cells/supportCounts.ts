import { relateValues } from '@college/curriculum-model';
import type { MatrixCell, MatrixCount } from '../matrixGridProps';

/** How many strong and weak supports some cells hold together, for a group that is closed. */
export function countCells(cells: readonly MatrixCell[]): MatrixCount {
  const count = { strong: 0, weak: 0 };
  for (const cell of cells) {
    const relates = cell.kind === 'support' ? [cell.relate] : cell.kind === 'list' ? cell.items.map(({ relate }) => relate) : [];
    for (const relate of relates) {
      if (relate === relateValues.strong) count.strong += 1;
      else if (relate === relateValues.weak) count.weak += 1;
    }
  }
  return count;
}
