import { useSyncExternalStore } from 'react';
import { isZoomed } from './isZoomed';

// Below this an open navigation would take a quarter of the page.
const narrow = 960;

/** How the page meets the window: at the `specified` width, or by reflowing; the navigation is a rail at first where it is `narrow`. */
export type WindowFit = 'specified' | 'fitted' | 'narrow';

/** Follows the size and the zoom of the window. */
export function useWindowFit(isFitToWindow: boolean): WindowFit {
  return useSyncExternalStore(
    subscribe,
    () => fitOf(isFitToWindow),
    () => 'specified',
  );
}

function fitOf(isFitToWindow: boolean): WindowFit {
  // A frame is narrower than its window without any zoom.
  const isFitted = isFitToWindow || (window.parent === window && isZoomed(window));
  if (!isFitted) return 'specified';
  return window.innerWidth < narrow ? 'narrow' : 'fitted';
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
