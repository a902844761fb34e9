import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { columnCount } from './ledgerColumns';

/** Height of a row of cards in pixels. */
export const rowHeight = 188;
/** Pixels around the viewport within which cards are rendered ahead. */
const ahead = rowHeight;
/** The height above the cards in a window scrolled to the top. */
const headHeight = 240;
/** Milliseconds after which cards are rendered ahead; visible cards come first. */
const settling = 200;

function firstCount(): number {
  return columnCount() * Math.max(3, Math.ceil((window.innerHeight - headHeight) / rowHeight));
}

/** The number of rendered cards: the visible ones at first, and more on scroll. Another query starts from the top. */
export function useRenderedCards(total: number, query: string) {
  const [drawn, setDrawn] = useState(() => ({ query, count: firstCount() }));
  if (drawn.query !== query) setDrawn({ query, count: firstCount() });
  const count = Math.min(total, drawn.count);
  const restRef = useRef<HTMLDivElement>(null);
  const grow = useCallback((rows: number) => setDrawn((before) => ({ ...before, count: before.count + rows * columnCount() })), []);

  useEffect(() => {
    const rest = restRef.current;
    if (!rest) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) grow(Math.ceil((entry.intersectionRect.bottom - entry.boundingClientRect.top) / rowHeight));
      },
      { rootMargin: `${ahead}px 0px` },
    );
    const timer = setTimeout(() => watch.observe(rest), settling);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [count, total, grow]);

  return {
    count,
    /** A spacer for the rows that are not rendered, so that the page has its final height. */
    restRef,
    restHeight: Math.ceil((total - count) / columnCount()) * rowHeight,
    /** Draws the rows that follow the card with this index, before the keyboard gets there. */
    drawAfter(index: number) {
      if (index >= count - columnCount() && count < total) grow(2);
    },
    drawAll: () => flushSync(() => setDrawn((before) => ({ ...before, count: total }))),
  };
}
