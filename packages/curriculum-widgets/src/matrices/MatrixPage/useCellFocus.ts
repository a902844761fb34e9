import { useEffect, useRef, useState, type RefObject } from 'react';
import type { MatrixSelection } from './matrixPlace';

/** A way to put the focus into the active cell of a matrix, as soon as that matrix shows. */
export function useCellFocus(root: RefObject<HTMLElement | null>, selection: MatrixSelection): (place: MatrixSelection) => void {
  const wanted = useRef<MatrixSelection | null>(null);
  const [, setWish] = useState(0);
  // After every rendering: who holds the selection may be slow to change it.
  useEffect(() => {
    const place = wanted.current;
    if (!place || place.matrix !== selection.matrix || (place.projectId ?? selection.projectId) !== selection.projectId) return;
    const cell = root.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    if (!cell) return;
    wanted.current = null;
    cell.focus();
  });
  return (place) => {
    wanted.current = place;
    setWish((count) => count + 1);
  };
}
