import { useState, useSyncExternalStore } from 'react';
import { onSmallWindow } from '../theme';

/** Whether the window has room for an open panel next to a page. */
export function hasRoomForSidePanel(): boolean {
  return typeof window === 'undefined' || !window.matchMedia(onSmallWindow.replace('@media ', '')).matches;
}

/** The same when the component was mounted; a page that a server renders has room until it is there. */
export function useRoomForSidePanel(): boolean {
  const [read] = useState(() => {
    let hasRoom: boolean | undefined;
    return () => (hasRoom ??= hasRoomForSidePanel());
  });
  return useSyncExternalStore(watchNothing, read, () => true);
}

const watchNothing = () => () => undefined;
