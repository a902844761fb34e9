import { useEffect, type RefObject } from 'react';
import { returnFocusSoon } from './returnFocus';

/** Rendered inside a layer whose opener goes before it (a menu item, the button of what is deleted): once the layer has gone, the focus comes back to what stays. */
export function FocusBack({ to }: { to: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const target = to.current;
    return () => returnFocusSoon(() => target);
  }, [to]);
  return null;
}
