import { useEffect, useState, type RefObject } from 'react';

/** A way to put the focus into the active cell of the matrix that shows, once it is drawn. */
export function useCellFocus(root: RefObject<HTMLElement | null>): () => void {
  const [wish, setWish] = useState(0);
  useEffect(() => {
    if (wish > 0) root.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  }, [root, wish]);
  return () => setWish((count) => count + 1);
}
