import type { SupportSuggestion } from '@college/curriculum-model';
import type { MatrixAxis, MatrixRow } from '../MatrixGrid';

/** The rows with what is suggested in their cells and what was accepted and is not saved yet; rows without either stay the same objects. */
export function suggestedRows(
  rows: readonly MatrixRow[],
  columns: MatrixAxis,
  { open, marked }: { open: readonly SupportSuggestion[]; marked: ReadonlySet<string> },
): readonly MatrixRow[] {
  const suggested = new Map(open.map((one) => [`${one.courseId} ${one.requireId}`, one.relate]));
  if (suggested.size === 0 && marked.size === 0) return rows;
  return rows.map((row) => {
    const keys = columns.heads.map(({ id }) => `${row.id} ${id}`);
    if (!keys.some((key) => suggested.has(key) || marked.has(key))) return row;
    const cells = row.cells.map((cell, at) => {
      const key = keys[at] ?? '';
      const relate = suggested.get(key);
      const isAccepted = marked.has(key);
      if (cell.kind !== 'support' || (relate === undefined && !isAccepted)) return cell;
      return { ...cell, ...(relate !== undefined && { suggested: relate }), ...(isAccepted && { isAccepted }) };
    });
    return { ...row, cells };
  });
}
