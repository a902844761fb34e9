import type { ArrangementColumn, ArrangementProblem } from './arrangement';

/** A text that cannot be stored as it is; it stays in its cell until it is mended. */
export interface UnmendedText {
  rowId: string;
  column: ArrangementColumn;
  text: string;
  problem: ArrangementProblem;
}

/** Such texts by row and column. */
export type Unmended = ReadonlyMap<string, UnmendedText>;

/** The texts with one more, or with another in its place. */
export function withUnmended(unmended: Unmended, wrong: UnmendedText): Unmended {
  return new Map(unmended).set(`${wrong.rowId} ${wrong.column}`, wrong);
}

/** The texts without those of some cells. */
export function withoutUnmended(unmended: Unmended, cells: readonly { rowId: string; columnId: string }[]): Unmended {
  const keys = cells.map(({ rowId, columnId }) => `${rowId} ${columnId}`).filter((key) => unmended.has(key));
  if (keys.length === 0) return unmended;
  const left = new Map(unmended);
  for (const key of keys) left.delete(key);
  return left;
}
