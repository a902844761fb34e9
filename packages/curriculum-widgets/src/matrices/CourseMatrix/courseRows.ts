import {
  isCourseEditable,
  pointById,
  pointNumber,
  pointsAt,
  textOf,
  type Language,
  type LinkedMatrices,
  type PlacedPoint,
} from '@college/curriculum-model';
import { createItemCells } from '../listCells/itemCells';
import { createRowKeeper } from '../listCells/rowKeeper';
import type { MatrixAxis, MatrixRow } from '../MatrixGrid';

/** Makes the rows of the course matrix; after a change only what changed is a new object. */
export function createCourseRows() {
  const keep = createRowKeeper();
  let maker: { of: readonly [LinkedMatrices['points'], Language]; cellOf: ReturnType<typeof pointCells> } | undefined;
  return (matrices: LinkedMatrices, { columns, rowAxis }: { columns: MatrixAxis; rowAxis: MatrixAxis }, language: Language) => {
    if (maker?.of[0] !== matrices.points || maker.of[1] !== language) {
      maker = { of: [matrices.points, language], cellOf: pointCells(matrices, language) };
    }
    const { cellOf } = maker;
    const isReadOnly = !isCourseEditable(matrices, matrices.courseId);
    const rows = rowAxis.heads.map(({ id }): MatrixRow => ({
      id,
      cells: columns.heads.map((column) => cellOf(pointsAt(matrices, Number(id), Number(column.id)))),
      ...(isReadOnly && { isReadOnly }),
    }));
    return keep(rows);
  };
}

function pointCells({ points }: LinkedMatrices, language: Language) {
  return createItemCells(({ pointId, relate }: PlacedPoint) => {
    const point = pointById({ points }, pointId);
    return {
      id: pointId,
      relate,
      code: String(pointNumber({ points }, pointId) || ''),
      label: point ? textOf(point, 'title', language) : '',
    };
  });
}
