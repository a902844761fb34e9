import { useCallback, useState } from 'react';
import { memoizeRandom } from '../CourseCard/memoizeRandom';

/** One random number per card that stays the same while the page is open, also when the card was filtered out in between (decision 104). */
export function useStableRandom(random: () => number) {
  const [draws] = useState(() => new Map<number, () => number>());
  return useCallback(
    (courseId: number) => {
      const known = draws.get(courseId) ?? memoizeRandom(random);
      draws.set(courseId, known);
      return known;
    },
    [draws, random],
  );
}
