import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RowId } from './column';

/** Joins the rows' verdicts: the caller hears when the first row turns wrong and when the last is put right. */
export function useValidity(onValidityChange: ((isValid: boolean) => void) | undefined) {
  const wrongRows = useRef(new Set<RowId>());
  const heard = useRef(onValidityChange);
  useLayoutEffect(() => {
    heard.current = onValidityChange;
  });

  return useCallback((rowId: RowId, isValid: boolean) => {
    const wasValid = wrongRows.current.size === 0;
    if (isValid) wrongRows.current.delete(rowId);
    else wrongRows.current.add(rowId);
    const nowValid = wrongRows.current.size === 0;
    if (wasValid !== nowValid) heard.current?.(nowValid);
  }, []);
}
