import { relateValues, type RedlineMatrix } from '@college/curriculum-model';
import { changeWords, relateWords } from '../../matrices/MatrixGrid/cells/spoken';
import type { CellAt } from '../../matrices/MatrixGrid';
import type { MatrixGridText } from '../../matrices/MatrixGrid/messages';
import type { RedlineText } from './messages';

/** A cell in words: 软件测试 × 5.2，减弱，由强到弱, then what becomes of its indicator point. */
export function changedWords(
  { rows, columns }: RedlineMatrix,
  { rowId, columnId }: CellAt,
  text: RedlineText,
  grid: MatrixGridText,
): string {
  const [row, column] = [rows.find(({ lineage }) => String(lineage) === rowId), columns.find(({ key }) => key === columnId)];
  if (!row || !column) return '';
  const cell = row.cells.find(({ key }) => key === columnId);
  const { before, after, mark } = cell ?? { before: relateValues.none, after: relateValues.none, mark: 'same' as const };
  const value = mark === 'same' ? relateWords(after, grid) : changeWords({ before, mark }, after, grid);
  const { number, opened, closed } = column;
  const sentences = [
    text.cell({ course: row.name, number, value }),
    ...opened.map((rule) => text.opened({ number, gap: text[rule] })),
    ...closed.map((rule) => text.closed({ number, gap: text[rule] })),
  ];
  return sentences.join(grid.between);
}
