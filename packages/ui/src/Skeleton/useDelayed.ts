import { useEffect, useState } from 'react';

/** Milliseconds before a placeholder shows: what answers faster should not flicker. */
export const SKELETON_DELAY = 200;

/** False at first, true once `delay` milliseconds have passed; 0 is true at once. */
export function useDelayed(delay: number) {
  const [hasPassed, setHasPassed] = useState(delay <= 0);
  useEffect(() => {
    if (delay <= 0) return;
    const timer = setTimeout(() => setHasPassed(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return hasPassed || delay <= 0;
}
