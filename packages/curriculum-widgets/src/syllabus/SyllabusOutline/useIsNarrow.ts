import { useLayoutEffect, useState, type RefObject } from 'react';

/** Outline, gap and sheet side by side. */
const besideWidth = 1080;

/** Whether the container of the outline, or of its `aside`, is too narrow for outline and sheet side by side. */
export function useIsNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const outline = ref.current;
    const around = (outline?.closest('aside') ?? outline)?.parentElement;
    if (!around) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setNarrow(entry.contentRect.width < besideWidth);
    });
    watch.observe(around);
    return () => watch.disconnect();
  }, [ref]);
  return isNarrow;
}
