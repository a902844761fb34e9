import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Which of two columns takes the next block: the second one where it stands beside the first and ends above it. Both are measured without that block, so that
 * taking it changes nothing.
 */
export function useShorterColumn() {
  const first = useRef<HTMLDivElement>(null);
  const second = useRef<HTMLDivElement>(null);
  const [isSecond, setSecond] = useState(false);

  useLayoutEffect(() => {
    const [left, right] = [first.current, second.current];
    if (!left || !right) return undefined;
    const compare = () => {
      const [one, other] = [left.getBoundingClientRect(), right.getBoundingClientRect()];
      setSecond(other.top < one.bottom && other.bottom < one.bottom);
    };
    const observer = new ResizeObserver(compare);
    observer.observe(left);
    observer.observe(right);
    return () => observer.disconnect();
  }, []);

  return { first, second, isSecond };
}
