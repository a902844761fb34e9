import type { MatrixKind } from '@college/curriculum-model';
import { useRef, useState } from 'react';
import type { MatrixSelection } from './matrixPlace';

/** A way to put the focus into the active cell of a matrix, as soon as that matrix shows. */
export function useCellFocus(selection: MatrixSelection) {
  const wanted = useRef<MatrixSelection | null>(null);
  const [, setWish] = useState(0);
  return {
    focusCell(place: MatrixSelection) {
      wanted.current = place;
      setWish((count) => count + 1);
    },
    /** A matrix was drawn: the focus moves into it, if it is the one that was asked for. */
    arrive(matrix: MatrixKind, panel: Element) {
      const place = wanted.current;
      if (place?.matrix !== matrix || (place.projectId ?? selection.projectId) !== selection.projectId) return;
      const cell = panel.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
      if (!cell) return;
      wanted.current = null;
      cell.focus();
    },
  };
}
