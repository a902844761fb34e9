import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

const places = new Set<Element>();
const listeners = new Set<() => void>();

function changed() {
  for (const listener of listeners) listener();
}

/** Keeps toasts from covering an element for as long as it is there, such as the foot of a dialog with its buttons. */
export function useKeptClear(ref: RefObject<Element | null>, isThere: boolean) {
  useEffect(() => {
    const element = ref.current;
    if (!isThere || !element) return undefined;
    places.add(element);
    changed();
    return () => {
      places.delete(element);
      changed();
    };
  }, [ref, isThere]);
}

/** The distance of toasts from the bottom of the window so that they cover none of those elements. */
export function useLift(region: RefObject<HTMLElement | null>): number {
  const [lift, setLift] = useState(0);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const measure = () => setLift(liftOver(element));
    const sizes = new ResizeObserver(measure);
    const watch = () => {
      sizes.disconnect();
      for (const watched of [element, ...places]) sizes.observe(watched);
    };
    watch();
    listeners.add(watch);
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      listeners.delete(watch);
      window.removeEventListener('resize', measure);
    };
  }, [region]);
  return lift;
}

function liftOver(region: HTMLElement): number {
  const { left, right } = region.getBoundingClientRect();
  // As high as it would be with room for all: its own height follows the lift.
  const height = region.scrollHeight;
  const bottom = window.innerHeight;
  const rects = [...places].map((place) => place.getBoundingClientRect()).sort((one, other) => other.top - one.top);
  let lift = 0;
  for (const rect of rects) {
    const isBeside = rect.right <= left || rect.left >= right;
    const isApart = rect.bottom <= bottom - lift - height || rect.top >= bottom - lift;
    if (height > 0 && !isBeside && !isApart) lift = bottom - rect.top;
  }
  return lift;
}
