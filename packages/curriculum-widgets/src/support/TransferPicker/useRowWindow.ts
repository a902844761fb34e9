import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

const overscan = 3;
const rowHeights = { regular: 36, compact: 28 };
const usualHeight = 340;

/**
 * Which rows of a long list to draw. All rows are equally high, so that place and number of a row are plain arithmetic
 * and nothing is kept for those out of sight.
 */
export function useRowWindow(listRef: RefObject<HTMLElement | null>, count: number, heights = rowHeights) {
  const [view, setView] = useState({ top: 0, height: usualHeight, rowHeight: heights.regular });

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const isCompact = list.closest<HTMLElement>('[data-cw-density]')?.dataset.cwDensity === 'compact';
    if (isCompact) setView((seen) => ({ ...seen, rowHeight: heights.compact }));
    const observer = new ResizeObserver(([entry]) => {
      const height = entry!.contentRect.height;
      // A shorter list may render a few rows more than it shows; re-rendering would cost more.
      setView((seen) => (height <= seen.height ? seen : { ...seen, height }));
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [listRef, heights]);

  const { height, rowHeight } = view;
  const top = Math.min(view.top, Math.max(0, count * rowHeight - height));
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan);
  const last = Math.min(count, Math.ceil((top + height) / rowHeight) + overscan);

  /** Drawn at once: a frame later the list would show blank rows. */
  function handleScroll() {
    const list = listRef.current;
    if (!list) return;
    const next = list.scrollTop;
    if (Math.abs(next - view.top) >= rowHeight) flushSync(() => setView((seen) => ({ ...seen, top: next })));
  }

  /** Brings a row into sight. */
  function reveal(row: number) {
    const list = listRef.current;
    if (!list) return;
    const start = row * rowHeight;
    if (start < list.scrollTop) list.scrollTop = start;
    else if (start + rowHeight > list.scrollTop + list.clientHeight) list.scrollTop = start + rowHeight - list.clientHeight;
    handleScroll();
  }

  /** How many rows a page of the list is. */
  function rowsOfPage() {
    return Math.max(1, Math.floor((listRef.current?.clientHeight ?? height) / rowHeight));
  }

  return { first, last, rowHeight, rowsOfPage, handleScroll, reveal };
}
