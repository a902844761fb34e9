import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RowId } from './column';

/** Combines the validity of the rows: calls back when the first row becomes invalid and when the last one is corrected. */
export function useValidity(onValidityChange: ((isValid: boolean) => void) | undefined) {
  const wrongRows = useRef(new Set<RowId>());
  const latest = useRef(onValidityChange);
  useLayoutEffect(() => {
    latest.current = onValidityChange;
  });

  return useCallback((rowId: RowId, isValid: boolean) => {
    const wasValid = wrongRows.current.size === 0;
    if (isValid) wrongRows.current.delete(rowId);
    else wrongRows.current.add(rowId);
    const nowValid = wrongRows.current.size === 0;
    if (wasValid !== nowValid) latest.current?.(nowValid);
  }, []);
}
