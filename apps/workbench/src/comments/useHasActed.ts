import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether the person has moved, pressed or typed since the page rendered: its first view asks for nothing that is read later. */
export function useHasActed(): boolean {
  const [hasActed, setActed] = useState(false);
  useEffect(() => {
    if (hasActed) return;
    const note = () => setActed(true);
    for (const sign of signs) addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, note);
    };
  }, [hasActed]);
  return hasActed;
}
