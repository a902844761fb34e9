import { useEffect, useRef } from 'react';

/** Tells after every drawing of the panel around it; it stands inside, because a tab's panel may be drawn later than what holds the tabs. */
export function Arrival({ onArrive }: { onArrive: (panel: Element) => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const panel = mark.current?.parentElement;
    if (panel) onArrive(panel);
  });
  return <span ref={mark} hidden />;
}
