import { taskGoalsColumn, type FindingPlace, type MatrixKind } from '@college/curriculum-model';
import { useRef, useState } from 'react';
import type { MatrixSelection } from './matrixPlace';

/** A way to put the focus into the active cell of a matrix, as soon as that matrix shows. */
export function useCellFocus(selection: MatrixSelection) {
  const wanted = useRef<FindingPlace | null>(null);
  const [, setWish] = useState(0);
  return {
    focusCell(place: FindingPlace) {
      wanted.current = place;
      setWish((count) => count + 1);
    },
    /** Called when a matrix has rendered: moves the focus into it if it is the requested one. */
    arrive(matrix: MatrixKind, panel: Element) {
      const place = wanted.current;
      if (place?.matrix !== matrix || (place.projectId ?? selection.projectId) !== selection.projectId) return;
      const target = placeIn(panel, place);
      if (!target) return;
      wanted.current = null;
      target.focus();
    },
  };
}

/** The cell with the ring or the way to the task goals; where there is no table, what takes a person on from there. */
function placeIn(panel: Element, { column }: FindingPlace): HTMLElement | null {
  const goals = column === taskGoalsColumn ? panel.querySelector<HTMLElement>('[data-place="taskGoals"]') : null;
  const cell = panel.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
  if (goals ?? cell) return goals ?? cell;
  const empty = panel.querySelector<HTMLElement>('[data-place="empty"]');
  return empty?.querySelector<HTMLElement>('a, button') ?? empty;
}
