import { useCallback, useState } from 'react';
import { drawOnce } from '../CourseCard/drawOnce';

/** A generator for each card that says the same whenever it is asked, also when the card was filtered away in between (decision 104). */
export function useDraws(random: () => number) {
  const [draws] = useState(() => new Map<number, () => number>());
  return useCallback(
    (courseId: number) => {
      const known = draws.get(courseId) ?? drawOnce(random);
      draws.set(courseId, known);
      return known;
    },
    [draws, random],
  );
}
