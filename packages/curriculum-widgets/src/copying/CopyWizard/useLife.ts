import { useEffect, useRef } from 'react';

/** Aborts whatever is under way once the wizard is gone. */
export function useLife() {
  const life = useRef<AbortController>(new AbortController());
  useEffect(() => {
    if (life.current.signal.aborted) life.current = new AbortController();
    return () => life.current.abort();
  }, []);
  return life;
}
