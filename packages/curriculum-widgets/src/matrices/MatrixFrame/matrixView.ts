import type { ReadyDesk } from '../desk';

/** What a frame hands to the view inside it. */
export interface MatrixViewState {
  desk: ReadyDesk;
  isReadOnly: boolean;
  isTransposed: boolean;
  isGapsOnly: boolean;
}
