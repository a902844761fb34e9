import { realClock, type Clock } from '@college/ui/clock';
import { useEffect, useLayoutEffect, useReducer, useRef, type FocusEvent } from 'react';
import { isMoving, isSetMoving, startTicker, tickerReducer } from './tickerState';

/** Milliseconds between two moves (reference §9). */
export const tickerInterval = 3000;

const lessMotion = '(prefers-reduced-motion: reduce)';
const slide = 180;

/** Height of a row in pixels: the list moves by it. */
export const rowHeight = 64;

interface UseTickerOptions {
  /** How many rows the list has. */
  count: number;
  clock?: Clock;
}

/** A list that moves on every 3 s (reference §2.5) until somebody or something holds it. */
export function useTicker({ count, clock = realClock }: UseTickerOptions) {
  const list = useRef<HTMLUListElement>(null);
  const [state, dispatch] = useReducer(tickerReducer, undefined, () => startTicker());
  const moving = isMoving(state, count);
  const { position, moves, isReduced } = state;

  useEffect(() => {
    if (!moving) return;
    return clock.schedule(() => dispatch({ type: 'timePassed', from: topRowOf(list.current), count }), tickerInterval);
  }, [clock, moving, moves, count]);

  useEffect(() => {
    const query = window.matchMedia(lessMotion);
    const readMotion = () => dispatch({ type: 'motionChanged', isReduced: query.matches });
    const readTab = () => dispatch({ type: 'tabChanged', isHidden: document.hidden });
    // Not at the first render: a server does not know.
    readMotion();
    readTab();
    query.addEventListener('change', readMotion);
    document.addEventListener('visibilitychange', readTab);
    return () => {
      query.removeEventListener('change', readMotion);
      document.removeEventListener('visibilitychange', readTab);
    };
  }, []);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || moves === 0) return;
    const before = element.scrollTop;
    element.scrollTop = position * rowHeight;
    const way = element.scrollTop - before;
    if (isReduced || way <= 0) return;
    for (const row of element.children) row.animate([{ translate: `0 ${way}px` }, { translate: 'none' }], { duration: slide });
  }, [moves, position, isReduced]);

  return {
    list,
    isSetMoving: isSetMoving(state),
    press: () => dispatch({ type: 'buttonPressed' }),

    hold: {
      onPointerEnter: () => dispatch({ type: 'pointerCrossed', isInside: true }),
      onPointerLeave: () => dispatch({ type: 'pointerCrossed', isInside: false }),
      onFocus: () => dispatch({ type: 'focusCrossed', isInside: true }),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ type: 'focusCrossed', isInside: false });
      },
    },
  };
}

function topRowOf(list: HTMLElement | null): number {
  return Math.round((list?.scrollTop ?? 0) / rowHeight);
}
