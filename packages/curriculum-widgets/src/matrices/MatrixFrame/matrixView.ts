import type { CellAt, MatrixGridProps } from '../MatrixGrid';
import type { ReadyDesk } from '../desk';

/** The props that a frame passes to its view. */
export interface MatrixViewState {
  desk: ReadyDesk;
  isReadOnly: boolean;
  isTransposed: boolean;
  isGapsOnly: boolean;
}

/** The controlled position in a view, for a page that navigates to a cell; uncontrolled when omitted. */
export interface MatrixViewPlace extends Pick<MatrixGridProps, 'discussions' | 'findings' | 'onDiscuss'> {
  activeCell?: CellAt | null;
  onActiveCellChange?: (cell: CellAt | null) => void;
}
