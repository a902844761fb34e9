import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../support/isFocusLost';
import type { MatrixImportState } from './matrixImportState';

/**
 * Moves the focus to the button that chooses a file when the button that had it is gone, after "Stop" and "Retry". Returns the ref of what that button is
 * in: the zone of an empty window, and the line with the name of the file.
 */
export function useChooseFocus(status: MatrixImportState['status']) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    const isSame = status === shown.current;
    shown.current = status;
    if (isSame || !isFocusLost()) return;
    const buttons = [...(ref.current?.querySelectorAll('button') ?? [])];
    // The zone's own button, for what is pasted, comes before the one that chooses; in the line that one is the first.
    buttons.at(status === 'empty' ? -1 : 0)?.focus();
  }, [status]);
  return ref;
}
