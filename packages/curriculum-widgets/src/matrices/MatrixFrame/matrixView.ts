import type { CellAt } from '../MatrixGrid';
import type { ReadyDesk } from '../desk';

/** What a frame hands to the view inside it. */
export interface MatrixViewState {
  desk: ReadyDesk;
  isReadOnly: boolean;
  isTransposed: boolean;
  isGapsOnly: boolean;
}

/** Where the person is in a view, for a page that leads them to a cell; left out, the view keeps it to itself. */
export interface MatrixViewPlace {
  activeCell?: CellAt | null;
  onActiveCellChange?: (cell: CellAt | null) => void;
}
