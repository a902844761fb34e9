import { useEffect } from 'react';

let isTabDown = false;
let listeners = 0;

function handleKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  isTabDown = key === 'Tab' && !ctrlKey && !metaKey && !altKey;
}
function handleEnd() {
  isTabDown = false;
}

/** Whether Tab is what moves the focus now: neither a page that was come back to, nor an act that gives the focus back. */
export function useWalk(): () => boolean {
  useEffect(() => {
    listeners += 1;
    if (listeners === 1) {
      window.addEventListener('keydown', handleKeyDown, true);
      for (const end of ends) window.addEventListener(end, handleEnd, true);
    }
    return () => {
      listeners -= 1;
      if (listeners > 0) return;
      window.removeEventListener('keydown', handleKeyDown, true);
      for (const end of ends) window.removeEventListener(end, handleEnd, true);
    };
  }, []);
  return isWalking;
}

const ends = ['keyup', 'pointerdown'] as const;

function isWalking() {
  return isTabDown;
}
