import { isCourseEditable } from './finders';
import { editKsas } from './editKsas';
import { editBinding, editSupports } from './editBindings';
import { arrangePoints, editPlacedPoints } from './editPlacedPoints';
import type { LinkedMatrices } from './linkedMatrices';
import type { MatrixEdit } from './matrixEdit';
import { withoutOrphans } from './withoutOrphans';

/**
 * Carries out one act with all that depends on it: a goal that is no longer bound loses its column, a point that was taken out its row
 * below. Cells that are unknown or may not be changed stay as they are; where nothing changes, the very same matrices come back.
 */
export function applyMatrixEdit(matrices: LinkedMatrices, edit: MatrixEdit): LinkedMatrices {
  if (edit.type === 'together') return edit.edits.reduce(applyMatrixEdit, matrices);
  if (edit.type === 'supported') return withoutOrphans(matrices, editSupports(matrices, edit.cells));
  if (edit.type === 'bound') return withoutOrphans(matrices, editBinding(matrices, edit));
  if (!isCourseEditable(matrices, matrices.courseId)) return matrices;
  if (edit.type === 'arranged') return arrangePoints(matrices, edit.rows);
  if (edit.type === 'ksasPlaced') return editKsas(matrices, edit.cells);
  return withoutOrphans(matrices, editPlacedPoints(matrices, edit.cells));
}
