import { columnGoals, indicatorsOf, type LinkedMatrices, type MatrixKind } from '@college/curriculum-model';
import { useMemo } from 'react';
import type { MatrixComments } from '../MatrixDiscussions/DiscussionsPanel';
import { discussionsOf } from '../MatrixDiscussions/matrixDiscussions';
import type { CellAt, DiscussedAt } from '../MatrixGrid';
import type { MatrixPlace } from './useMatrixPlace';
import type { MatrixSideState } from './useMatrixSide';

interface DiscussionsOptions {
  comments: MatrixComments | undefined;
  matrices: LinkedMatrices;
  place: MatrixPlace;
  side: MatrixSideState;
}

/** The marks of discussions in the matrix that shows, and what leads from a mark or a cell to them. */
export function useDiscussions({ comments, matrices, place, side }: DiscussionsOptions) {
  const { matrix } = place.selection;
  const marks = comments?.marks;
  const { courseId, placedPoints } = matrices;
  const discussions = useMemo(
    () => marks && discussionsOf(marks, matrix, { courseId, placedPoints }),
    [marks, matrix, courseId, placedPoints],
  );

  function discuss(at: DiscussedAt) {
    const now = place.shownCell(matrices);
    const cell = now && cellOf(at, now, matrix, matrices);
    if (!cell) return;
    place.setCell(matrix, cell);
    side.openComments('groupId' in at ? 'group' : !('rowId' in at) ? 'column' : 'columnId' in at ? 'cell' : 'row', cell);
  }

  return { discussions, discuss };
}

/** The cell that becomes the active one: that of the mark, or one in its row or column. */
function cellOf(at: DiscussedAt, now: CellAt, matrix: MatrixKind, matrices: LinkedMatrices): CellAt {
  if (!('groupId' in at)) return { ...now, ...at };
  const first =
    matrix === 'major'
      ? indicatorsOf(matrices).find(({ id }) => String(id) === at.groupId)?.indicators[0]
      : columnGoals(matrices).find(({ indicator }) => String(indicator.id) === at.groupId);
  return { ...now, ...(first && { columnId: String(first.id) }) };
}
