import { useEffect, useRef } from 'react';

/** Called after every render of its panel; a child of the panel, because a tab panel may render later than its tabs. */
export function Arrival({ onArrive }: { onArrive: (panel: Element) => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const panel = mark.current?.parentElement;
    if (panel) onArrive(panel);
  });
  return <span ref={mark} hidden />;
}
