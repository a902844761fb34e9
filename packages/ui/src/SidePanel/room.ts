import { onSmallWindow } from '../theme';

/** Whether the window has room for an open panel next to a page. */
export function hasRoomForSidePanel(): boolean {
  return typeof window === 'undefined' || !window.matchMedia(onSmallWindow.replace('@media ', '')).matches;
}
