import { useIsSingleKeyEnabled } from '@college/ui/Shortcuts';
import type { KeyboardEvent } from 'react';
import type { CellAt } from '../MatrixGrid';
import { bindingCell } from './majorEdits';
import type { MajorMatrixViewProps } from './majorMatrixViewProps';

/** Keys over the matrix while suggestions show: N goes to the next one, A accepts that of the active cell, Delete declines it. */
export function useSuggestionKeys({ suggestions, onSuggestion }: MajorMatrixViewProps, activeCell: CellAt | null) {
  const areKeysOn = useIsSingleKeyEnabled();
  return (event: KeyboardEvent) => {
    if (!suggestions?.isOn || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { open } = suggestions;
    const cell = activeCell && bindingCell(activeCell);
    const at = open.findIndex(({ courseId, requireId }) => courseId === cell?.courseId && requireId === cell.requireId);
    const own = open[at];
    const key = event.key.toLowerCase();
    if (areKeysOn && key === 'n' && open.length > 0) {
      const next = open[(at + 1) % open.length]!;
      onSuggestion?.({ rowId: String(next.courseId), columnId: String(next.requireId) });
    } else if (areKeysOn && key === 'a' && own) void suggestions.accept([own]);
    else if (event.key === 'Delete' && own) void suggestions.decline(own, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
