import { isInComposition } from '@college/ui/composition';
import { useIsSingleKeyEnabled } from '@college/ui/Shortcuts';
import type { KeyboardEvent } from 'react';
import type { CellAt } from '../MatrixGrid';
import type { SuggestionsState } from './useSuggestions';

interface Options<One> {
  suggestions: Pick<SuggestionsState<One>, 'isOn' | 'open' | 'accept' | 'decline'> | undefined;
  cellOf: (one: One) => CellAt;
  /** Called when the next suggestion is asked for. */
  onNext: ((one: One) => void) | undefined;
}

/** Keys over a matrix while suggestions show: N goes to the cell of the next one, A accepts those of the active cell, Delete declines them. */
export function useSuggestionKeys<One>({ suggestions, cellOf, onNext }: Options<One>, activeCell: CellAt | null | undefined) {
  const areKeysOn = useIsSingleKeyEnabled();
  return (event: KeyboardEvent) => {
    if (!suggestions?.isOn || event.defaultPrevented || isInComposition(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // A field in a cell or in a popover of one takes its letters itself.
    if (event.target instanceof HTMLInputElement || !(event.target as Element).closest("[role='gridcell']")) return;
    const { open } = suggestions;
    const isHere = (one: One) => {
      const { rowId, columnId } = cellOf(one);
      return rowId === activeCell?.rowId && columnId === activeCell.columnId;
    };
    const own = open.filter(isHere);
    const key = event.key.toLowerCase();
    if (areKeysOn && key === 'n' && open.length > 0) onNext?.(open[(open.findLastIndex(isHere) + 1) % open.length]!);
    else if (areKeysOn && key === 'a' && own.length > 0) void suggestions.accept(own);
    else if (event.key === 'Delete' && own.length > 0) for (const one of own) void suggestions.decline(one, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
