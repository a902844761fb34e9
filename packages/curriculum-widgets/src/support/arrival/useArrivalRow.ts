import { useEffect, useRef } from 'react';

// A list that remounts, such as after a change of the view, must not take the focus again.
const arrived = new WeakSet<object>();

/**
 * Marks the row of the record that the page was opened for, scrolls to it and puts the focus on it, or on the control inside that
 * `control` names; for every other row, without a `visit`, it does nothing.
 */
export function useArrivalRow<Row extends HTMLElement>(visit: object | undefined, control?: string) {
  const ref = useRef<Row>(null);
  useEffect(() => {
    if (visit === undefined || !ref.current || arrived.has(visit)) return;
    arrived.add(visit);
    const target = (control && ref.current.querySelector<HTMLElement>(control)) || ref.current;
    ref.current.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
  }, [visit, control]);
  return visit === undefined ? { ref } : ({ ref, tabIndex: -1, 'data-arrived': '' } as const);
}
