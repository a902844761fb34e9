import { addressOf, cellKey } from './cellContent';
import type { ThreeSides } from './conflicts';
import type { LinkedCell } from './differingCells';

/** Whose content a cell takes. */
export type MatrixSide = 'mine' | 'theirs';

/** Which side's content each changed cell takes. */
export interface MergePlan extends ThreeSides {
  /** The cells in which mine differs from the base. */
  changed: readonly LinkedCell[];
  /** Conflicts with their choice, by `cellKey`. */
  decided: ReadonlyMap<string, MatrixSide>;
}

/** Whether a cell that mine changed takes mine. */
export function isMine({ decided }: MergePlan, cell: LinkedCell): boolean {
  return decided.get(cellKey(addressOf(cell))) !== 'theirs';
}
