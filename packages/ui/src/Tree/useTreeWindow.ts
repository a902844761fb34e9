import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const overscan = 6;
/** Number of rendered rows outside the viewport below which more are rendered. */
const margin = 2;
/** Enough for most screens, so that the first drawing is the last. */
const firstRows = 26;

/** The range of visible rows, from the heights in the styles. */
export function useTreeWindow(rootRef: RefObject<HTMLElement | null>, count: number) {
  const [range, setRange] = useState({ first: 0, last: firstRows });
  const now = useRef({ rowHeight: 0, count, isScrolled: false });

  useLayoutEffect(() => {
    now.current.count = count;
  });

  const measure = useCallback(() => {
    const root = rootRef.current;
    const { rowHeight } = now.current;
    if (!root || rowHeight === 0) return;
    const { scrollTop, clientHeight } = root;
    now.current.isScrolled = scrollTop > 0;
    const top = Math.floor(scrollTop / rowHeight);
    const bottom = Math.ceil((scrollTop + clientHeight) / rowHeight);
    setRange((before) => {
      const isCovered = before.first <= Math.max(0, top - margin) && before.last >= Math.min(now.current.count, bottom + margin);
      const isSmall = before.last - before.first <= bottom - top + 3 * overscan;
      return isCovered && isSmall ? before : { first: Math.max(0, top - overscan), last: bottom + overscan };
    });
  }, [rootRef]);

  useLayoutEffect(() => {
    const root = rootRef.current;
    const body = root?.firstElementChild;
    if (!root || !body) return;
    // Density and font size change the height of the rows, the page that of the tree.
    const observer = new ResizeObserver((entries) => {
      const height = entries.find(({ target }) => target === body)?.contentRect.height;
      if (height && now.current.count > 0) now.current.rowHeight = height / now.current.count;
      measure();
    });
    observer.observe(root);
    observer.observe(body);
    return () => observer.disconnect();
  }, [rootRef, measure]);

  /** Brings a row into sight with as little movement as possible. */
  function reveal(row: number) {
    const root = rootRef.current;
    const { rowHeight } = now.current;
    if (!root || rowHeight === 0) return;
    const top = row * rowHeight;
    if (top < root.scrollTop) root.scrollTop = top;
    else if (top + rowHeight > root.scrollTop + root.clientHeight) root.scrollTop = top + rowHeight - root.clientHeight;
  }

  const toStart = useCallback(() => {
    if (rootRef.current && now.current.isScrolled) rootRef.current.scrollTop = 0;
  }, [rootRef]);

  const last = Math.min(count, range.last);
  return { first: Math.max(0, Math.min(range.first, last - (range.last - range.first))), last, onScroll: measure, reveal, toStart };
}
