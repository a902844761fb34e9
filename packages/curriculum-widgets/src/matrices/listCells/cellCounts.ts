import { relateValues } from '@college/curriculum-model';
import type { MatrixCount, MatrixRow } from '../MatrixGrid';
import { itemsOfCell } from './itemCells';

/** How many strong and weak entries each column holds. */
export function columnTotals(rows: readonly MatrixRow[], columnCount: number): MatrixCount[] {
  return Array.from({ length: columnCount }, (_, place) => totalOf(rows.map(({ cells }) => itemsOfCell(cells[place]))));
}

/** How many strong and weak entries each row holds. */
export function rowTotals(rows: readonly MatrixRow[]): MatrixCount[] {
  return rows.map(({ cells }) => totalOf(cells.map(itemsOfCell)));
}

/** Some counts added up. */
export function sumOfCounts(counts: readonly MatrixCount[]): MatrixCount {
  return counts.reduce<MatrixCount>((sum, { strong, weak }) => ({ strong: sum.strong + strong, weak: sum.weak + weak }), {
    strong: 0,
    weak: 0,
  });
}

/** Whether anything was counted. */
export function hasSupport({ strong, weak }: MatrixCount): boolean {
  return strong + weak > 0;
}

function totalOf(lists: readonly ReturnType<typeof itemsOfCell>[]): MatrixCount {
  const count = { strong: 0, weak: 0 };
  for (const items of lists) for (const { relate } of items) count[relate === relateValues.strong ? 'strong' : 'weak'] += 1;
  return count;
}
