import { bindingAt, isCourseEditable, relateValues, type LinkedMatrices, type MatrixEdit, type Relate } from '@college/curriculum-model';
import type { CellAt, CellRange } from '../MatrixGrid';

const { none } = relateValues;

/** The course and the indicator point of a cell. */
export function bindingCell({ rowId, columnId }: CellAt) {
  return { courseId: Number(rowId), requireId: Number(columnId) };
}

/** One strength for every cell of a range. */
export function relatedRange(matrices: LinkedMatrices, { rowIds, columnIds }: CellRange, relate: Relate): MatrixEdit | null {
  const cells = rowIds.flatMap((rowId) => columnIds.map((columnId) => ({ rowId, columnId, relate })));
  return supportEdit(matrices, cells);
}

/** The first row of a range into the rows under it, or its first column into those beside it. */
export function filledRange(matrices: LinkedMatrices, { rowIds, columnIds }: CellRange, direction: 'down' | 'right'): MatrixEdit | null {
  const [firstRow = ''] = rowIds;
  const [firstColumn = ''] = columnIds;
  const relateAt = (rowId: string, columnId: string) => {
    return bindingAt(matrices, Number(rowId), Number(columnId))?.relate ?? none;
  };
  const cells = rowIds.flatMap((rowId) =>
    columnIds.map((columnId) => {
      const relate = direction === 'down' ? relateAt(firstRow, columnId) : relateAt(rowId, firstColumn);
      return { rowId, columnId, relate };
    }),
  );
  return supportEdit(matrices, cells);
}

/** The edit that sets cells to these strengths, without read-only rows and cells that already have the value; null when none is left. */
export function supportEdit(matrices: LinkedMatrices, cells: readonly (CellAt & { relate: Relate })[]): MatrixEdit | null {
  const changed = cells
    .map(({ relate, ...at }) => ({ ...bindingCell(at), relate }))
    .filter(({ courseId }) => isCourseEditable(matrices, courseId))
    .filter(({ courseId, requireId, relate }) => (bindingAt(matrices, courseId, requireId)?.relate ?? none) !== relate);
  return changed.length === 0 ? null : { type: 'supported', cells: changed };
}
