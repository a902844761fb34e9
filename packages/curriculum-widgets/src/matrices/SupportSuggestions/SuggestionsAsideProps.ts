import type { LinkedMatrices } from '@college/curriculum-model';
import type { CellAt } from '../MatrixGrid';
import type { SupportSuggestionsState } from './useSupportSuggestions';

/** What the panel of suggestions needs to know. */
export interface SuggestionsAsideProps {
  matrices: LinkedMatrices;
  suggestions: SupportSuggestionsState;
  /** The cell with the ring. */
  cell: CellAt | null;
  /** An entry was pressed: its cell becomes the active one. */
  onCell: (cell: CellAt) => void;
  /** Where the goals of a course are written. */
  goalsHref?: ((courseId: number) => string) | undefined;
}
