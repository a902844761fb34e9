import type { Support } from '@college/curriculum-model';
import type { CellAt } from '../MatrixGrid';
import type { CellEntries } from './cellEntries';

/** A cell whose picker is open. */
export interface OpenCell {
  cell: CellAt;
  anchor: Element;
  /** Choices that are taken up again. */
  chosen?: readonly { id: number; relate: Support }[];
}

/** The entries that stay in the cell. */
export function chosenOf(entries: CellEntries['entries']): { id: number; relate: Support }[] {
  return entries.flatMap(({ id, relate }) => (relate === -1 ? [] : [{ id, relate }]));
}
