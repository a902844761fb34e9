import { curriculumRules } from '@college/curriculum-model';
import { useEffect, useState } from 'react';

/** Rules that fill a tall window. */
const inSight = 10;

/** How many rules are drawn: each of them has controls that take long, so that those in sight come first, and frame by frame the others. */
export function useDrawn(isOpen: boolean): number {
  const [drawn, setDrawn] = useState(inSight);
  useEffect(() => {
    if (!isOpen || drawn >= curriculumRules.length) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + inSight));
    return () => cancelAnimationFrame(frame);
  }, [isOpen, drawn]);
  return drawn;
}
