import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../support/isFocusLost';
import type { MatrixImportState } from './matrixImportState';

/** Moves the focus to the button that chooses a file when the window is empty again and the button that had the focus is gone. */
export function useChooseFocus(status: MatrixImportState['status']) {
  const zoneRef = useRef<HTMLDivElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    const isBack = status === 'empty' && shown.current !== 'empty';
    shown.current = status;
    // The zone's own button, for what is pasted, comes before the one that chooses.
    if (isBack && isFocusLost()) [...(zoneRef.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [status]);
  return zoneRef;
}
