import type { FindingPlace, LinkedMatrices, MatrixFinding, MatrixKind, ThreadItem } from '@college/curriculum-model';
import { useEffect, useRef, useState } from 'react';
import type { CellAt } from '../MatrixGrid';
import { useCellFocus } from './useCellFocus';
import { spotOf, spotOfItem, withChapter, type MatrixSelection, type MatrixSpot } from './matrixPlace';

export interface UseMatrixPlaceOptions {
  selection?: MatrixSelection;
  defaultSelection?: MatrixSelection;
  onSelectionChange?: (selection: MatrixSelection) => void;
  /** The line or the cell that is active at first and takes the focus. */
  defaultPlace?: FindingPlace;
  matrices: LinkedMatrices;
}

/** The current position: the matrix, the chapter, the active cell of each matrix, and the item of that cell. */
export function useMatrixPlace({
  selection: controlled,
  defaultSelection = { matrix: 'major' },
  onSelectionChange,
  defaultPlace: wanted,
  matrices: first,
}: UseMatrixPlaceOptions) {
  const [defaultPlace] = useState(() => wanted && withChapter(first, wanted));
  const [own, setOwn] = useState(defaultSelection);
  const selection = controlled ?? own;
  const { focusCell, arrive } = useCellFocus(selection);
  const [cells, setCells] = useState<Partial<Record<MatrixKind, CellAt | null>>>(() =>
    defaultPlace ? { [defaultPlace.matrix]: spotOf(first, defaultPlace).cell } : {},
  );
  useEffect(() => {
    if (defaultPlace) focusCell(defaultPlace);
    if (defaultPlace?.projectId !== wanted?.projectId) setSelection({ matrix: 'project', projectId: defaultPlace?.projectId });
    // Only what the page opens at; later places are gone to.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const [item, setItem] = useState<ThreadItem | null>(null);

  /** The target of a link: the cell's own item must not replace the requested one. */
  const led = useRef<MatrixSpot | null>(null);

  function setSelection(next: MatrixSelection) {
    setOwn(next);
    onSelectionChange?.(next);
  }
  function goTo(spot: MatrixSpot | null) {
    led.current = spot;
    if (!spot) return;
    const { matrix, projectId = selection.projectId, cell } = spot;
    setCells((before) => ({ ...before, [matrix]: cell }));
    setSelection({ matrix, projectId });
  }
  function shownCell(matrices: LinkedMatrices): CellAt | null {
    const { matrix, projectId } = selection;
    return cells[matrix] ?? spotOf(matrices, { matrix, projectId }).cell;
  }
  return {
    selection,
    arrive,
    item,
    /** Called when the active cell of the visible matrix refers to another item. */
    handleItemChange(next: ThreadItem | null) {
      if (!led.current) setItem(next);
    },
    chooseMatrix: (matrix: MatrixKind) => setSelection({ ...selection, matrix }),
    chooseProject: (projectId: number) => setSelection({ matrix: 'project', projectId }),
    cellOf: (matrix: MatrixKind) => cells[matrix],
    setCell(matrix: MatrixKind, cell: CellAt | null) {
      const to = led.current?.cell;
      if (cell?.rowId !== to?.rowId || cell?.columnId !== to?.columnId) led.current = null;
      setCells((before) => ({ ...before, [matrix]: cell }));
    },
    /** The active cell of the matrix that shows; its first one before any was chosen. */
    shownCell,
    /** Puts the focus into the active cell. */
    goToCell(matrices: LinkedMatrices) {
      const cell = shownCell(matrices);
      if (cell) focusCell({ ...selection, row: cell.rowId, column: cell.columnId });
    },
    goToPlace(matrices: LinkedMatrices, place: FindingPlace) {
      goTo(spotOf(matrices, place));
      focusCell(place);
    },
    /** Shows a cell; the focus stays where it is. */
    showPlace: (matrices: LinkedMatrices, place: FindingPlace) => goTo(spotOf(matrices, place)),
    goToFinding(matrices: LinkedMatrices, { at, subject }: MatrixFinding) {
      setItem(subject);
      goTo(spotOf(matrices, at));
      focusCell(at);
    },
    /** Shows the cell of an item; the focus stays in the thread panel. */
    goToItem(matrices: LinkedMatrices, wanted: ThreadItem) {
      setItem(wanted);
      goTo(spotOfItem(matrices, wanted));
    },
  };
}

/** The result of `useMatrixPlace`. */
export type MatrixPlace = ReturnType<typeof useMatrixPlace>;
