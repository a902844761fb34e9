import { useLayoutEffect, useState, type RefObject } from 'react';

/** Outline, gap and sheet side by side. */
export const besideWidth = 1080;

/** Whether the room around an element is too narrow for outline and sheet side by side. */
export function useIsNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const around = ref.current?.parentElement;
    if (!around) return;
    const measure = () => setNarrow(around.clientWidth < besideWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(around);
    return () => watch.disconnect();
  }, [ref]);
  return isNarrow;
}
