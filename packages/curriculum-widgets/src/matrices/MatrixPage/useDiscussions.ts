import { columnGoals, indicatorsOf, type LinkedMatrices, type MatrixKind, type PlacedPoint } from '@college/curriculum-model';
import { useMemo } from 'react';
import type { MatrixComments } from '../MatrixDiscussions/DiscussionsPanel';
import { useLanguage } from '../../support/useLanguage';
import { discussionsOf, findingMarks } from '../MatrixDiscussions/matrixDiscussions';
import type { CellAt, DiscussedAt } from '../MatrixGrid';
import type { MatrixPlace } from './useMatrixPlace';
import type { MatrixSideState } from './useMatrixSide';

interface DiscussionsOptions {
  comments: MatrixComments | undefined;
  matrices: LinkedMatrices;
  place: MatrixPlace;
  side: MatrixSideState;
}

const nowhere: readonly PlacedPoint[] = [];

/** The marks of discussions and findings in the matrix that shows, and what leads from a mark or a cell to them. */
export function useDiscussions({ comments, matrices, place, side }: DiscussionsOptions) {
  const { matrix } = place.selection;
  const marks = comments?.marks;
  const found = comments?.findings;
  const language = useLanguage();
  const { courseId } = matrices;
  // The others stay as they are when a point is placed.
  const placedPoints = matrix === 'project' ? matrices.placedPoints : nowhere;
  const discussions = useMemo(
    () => marks && discussionsOf(marks, matrix, { courseId, placedPoints }),
    [marks, matrix, courseId, placedPoints],
  );
  const findings = useMemo(
    () => found && findingMarks(found, matrix, { courseId, placedPoints }, language),
    [found, matrix, courseId, placedPoints, language],
  );

  function discuss(at: DiscussedAt) {
    const now = place.shownCell(matrices);
    const cell = now && cellOf(at, now, matrix, matrices);
    if (!cell) return;
    place.setCell(matrix, cell);
    side.openComments('groupId' in at ? 'group' : !('rowId' in at) ? 'column' : 'columnId' in at ? 'cell' : 'row', cell);
  }

  return { discussions, findings, discuss };
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
