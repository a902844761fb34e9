import type { CellAt, MatrixAxis, MatrixItem, MatrixRow } from '../MatrixGrid';

/** What is suggested in a cell. */
interface SuggestedItem {
  cell: CellAt;
  item: MatrixItem;
}

/** What is suggested in the cells of a matrix, and which of them hold an item that was accepted and is not saved yet. */
export interface SuggestedItems {
  suggested: readonly SuggestedItem[];
  accepted: readonly CellAt[];
}

/** The rows with that in their cells; others stay the same objects. */
export function withSuggestedItems(
  rows: readonly MatrixRow[],
  { heads }: MatrixAxis,
  { suggested, accepted }: SuggestedItems = none,
): readonly MatrixRow[] {
  if (suggested.length === 0 && accepted.length === 0) return rows;
  const isIn = (rowId: string, columnId: string | undefined) => (cell: CellAt) => cell.rowId === rowId && cell.columnId === columnId;
  return rows.map((row) => {
    const own = suggested.filter(({ cell }) => cell.rowId === row.id);
    const taken = accepted.filter((cell) => cell.rowId === row.id);
    if (own.length === 0 && taken.length === 0) return row;
    const cells = row.cells.map((cell, at) => {
      if (cell.kind !== 'list') return cell;
      const isHere = isIn(row.id, heads[at]?.id);
      const items = own.filter((one) => isHere(one.cell)).map(({ item }) => item);
      const isAccepted = taken.some(isHere);
      if (items.length === 0 && !isAccepted) return cell;
      return { ...cell, ...(items.length > 0 && { suggested: items }), ...(isAccepted && { isAccepted }) };
    });
    return { ...row, cells };
  });
}

const none: SuggestedItems = { suggested: [], accepted: [] };
