import { useLayoutEffect, useState, type RefObject } from 'react';

/** The height of a row in pixels, read from the head, which is as high: density can change while the table is mounted. */
export function useRowHeight(headRef: RefObject<HTMLElement | null>, isNeeded: boolean) {
  const [rowHeight, setRowHeight] = useState(40);
  useLayoutEffect(() => {
    const head = headRef.current;
    if (!head || !isNeeded) return;
    const measure = () => setRowHeight(head.offsetHeight || 40);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(head);
    return () => observer.disconnect();
  }, [headRef, isNeeded]);
  return rowHeight;
}
