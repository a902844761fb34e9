import {
  isCourseEditable,
  ksaById,
  ksasAt,
  placeKey,
  textOf,
  type Language,
  type LinkedMatrices,
  type PlacedKsa,
  type PlacedPoint,
  type ProjectTaskGoal,
} from '@college/curriculum-model';
import { createItemCells } from '../listCells/itemCells';
import { createRowKeeper } from '../listCells/rowKeeper';
import type { MatrixCell, MatrixRow } from '../MatrixGrid';
import { arrangementColumns, arrangementText, isLongText } from './arrangement';
import type { Unmended } from './unmended';

/** Makes the rows of a project matrix; after a change only what changed is a new object. */
export function createProjectRows() {
  const keep = createRowKeeper();
  let maker: { of: readonly [LinkedMatrices['ksas'], Language]; cellOf: ReturnType<typeof ksaCells> } | undefined;
  return (
    matrices: LinkedMatrices,
    { placed, taskGoals }: { placed: readonly PlacedPoint[]; taskGoals: readonly ProjectTaskGoal[] },
    language: Language,
    unmended: Unmended,
  ) => {
    if (maker?.of[0] !== matrices.ksas || maker.of[1] !== language) {
      maker = { of: [matrices.ksas, language], cellOf: ksaCells(matrices, language) };
    }
    const { cellOf } = maker;
    const isReadOnly = !isCourseEditable(matrices, matrices.courseId);
    return keep(
      placed.map((row): MatrixRow => {
        const id = placeKey(row);
        const texts = arrangementColumns.map((column): MatrixCell => {
          const wrong = unmended.get(`${id} ${column}`);
          const text = wrong?.text ?? arrangementText(row, column, language);
          return {
            kind: 'text',
            text,
            ...(column === 'hours' && { align: 'end' }),
            ...(wrong && { isWarning: true, isMarked: true }),
            ...(isLongText(text) && { isLong: true }),
          };
        });
        return {
          id,
          cells: [...taskGoals.map((goal) => cellOf(ksasAt(matrices, row, goal.id))), ...texts],
          ...(isReadOnly && { isReadOnly }),
        };
      }),
    );
  };
}

function ksaCells({ ksas }: LinkedMatrices, language: Language) {
  return createItemCells(({ ksaId, relate }: PlacedKsa) => {
    const ksa = ksaById({ ksas }, ksaId);
    return { id: ksaId, relate, code: ksa ? `${ksa.title}${ksa.level}` : '', label: ksa ? textOf(ksa, 'description', language) : '' };
  });
}
