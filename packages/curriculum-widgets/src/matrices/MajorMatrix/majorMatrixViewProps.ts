import type { ThreadItem } from '@college/curriculum-model';
import type { ReadyDesk } from '../desk';
import type { MatrixViewPlace } from '../MatrixFrame';
import type { CellAt } from '../MatrixGrid';
import type { SupportSuggestionsState } from '../SupportSuggestions/useSupportSuggestions';
import type { FormPlace } from './formPlace';

export interface MajorMatrixViewProps extends FormPlace, MatrixViewPlace {
  desk: ReadyDesk;
  /**
   * Whether the matrix can only be read.
   * @default false
   */
  isReadOnly?: boolean;
  /**
   * Course units become columns.
   * @default false
   */
  isTransposed?: boolean;
  /**
   * Only indicator points and courses with a gap.
   * @default false
   */
  isGapsOnly?: boolean;
  /** Suggestions for cells, and what is done with them by key; without it there are none. */
  suggestions?: Pick<SupportSuggestionsState, 'isOn' | 'open' | 'marked' | 'accept' | 'decline'> | undefined;
  /** Called when the next suggestion is asked for by key. */
  onSuggestion?: (at: CellAt) => void;
  /** Called when the active cell changes, with the goal bound there, or else its indicator point. */
  onActiveItemChange?: (item: ThreadItem | null) => void;
}
