import type { MatrixCell, MatrixRow } from '../MatrixGrid';

/** Keeps rows, cells and the whole list the same objects as long as nothing in them changed, so that the grid draws only what did. */
export function createRowKeeper(): (rows: readonly MatrixRow[]) => readonly MatrixRow[] {
  let known = new Map<string, MatrixRow>();
  let last: readonly MatrixRow[] = [];
  return (rows) => {
    const kept = rows.map((row) => keptRow(known.get(row.id), row));
    known = new Map(kept.map((row) => [row.id, row]));
    if (kept.length !== last.length || kept.some((row, index) => row !== last[index])) last = kept;
    return last;
  };
}

function keptRow(before: MatrixRow | undefined, row: MatrixRow): MatrixRow {
  if (!before || before.cells.length !== row.cells.length) return row;
  const cells = row.cells.map((cell, index) => keptCell(before.cells[index]!, cell));
  const isSame =
    before.isReadOnly === row.isReadOnly &&
    before.isCurrent === row.isCurrent &&
    cells.every((cell, index) => cell === before.cells[index]);
  return isSame ? before : { ...row, cells };
}

function keptCell(before: MatrixCell, cell: MatrixCell): MatrixCell {
  if (before === cell || before.kind !== 'text' || cell.kind !== 'text') return cell;
  const isSame =
    before.text === cell.text &&
    before.align === cell.align &&
    before.isWarning === cell.isWarning &&
    before.isMarked === cell.isMarked &&
    before.isLong === cell.isLong;
  return isSame ? before : cell;
}
