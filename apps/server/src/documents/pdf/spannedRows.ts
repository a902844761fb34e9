import type { GridRow } from './gridRow';

/** Rows of a group as they are drawn together: cells that the later rows leave empty reach over all of them. */
export function spannedRows(rows: readonly GridRow[]): GridRow[] {
  const [first, ...later] = rows;
  if (!first) return [];
  const spans = first.cells.map((_, column) => column === 0 || later.every(({ cells }) => (cells[column]?.lines.length ?? 0) === 0));
  const own = rows.map(({ cells }) => Math.max(1, ...cells.map(({ lines }, column) => (spans[column] ? 0 : lines.length))));
  const needed = Math.max(0, ...first.cells.map(({ lines }, column) => (spans[column] ? lines.length : 0)));
  const lack = needed - own.reduce((sum, count) => sum + count, 0);
  return rows.map((row, index) => {
    const isLast = index === rows.length - 1;
    return {
      ...row,
      cells: row.cells.map((cell, column) => ({ ...cell, isOpenBelow: !isLast && spans[column] === true })),
      lineCount: own[index]! + (isLast ? Math.max(0, lack) : 0),
    };
  });
}
