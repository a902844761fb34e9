import { useEffect, useLayoutEffect, useRef } from 'react';

/** Calls back when the first row becomes invalid, and when the last one is corrected or goes. */
export function useValidity(isValid: boolean, onValidityChange: ((isValid: boolean) => void) | undefined) {
  const latest = useRef(onValidityChange);
  useLayoutEffect(() => {
    latest.current = onValidityChange;
  });
  useEffect(() => {
    if (isValid) return;
    latest.current?.(false);
    return () => latest.current?.(true);
  }, [isValid]);
}
