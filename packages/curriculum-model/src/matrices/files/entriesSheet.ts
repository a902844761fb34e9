import { textOf } from '../../fields';
import type { Language } from '../../language';
import { columnAt, type LinkedMatrices } from '../linked';
import { relateOption } from '../relateOptions';
import { fileWords, type FileWord } from './fileWords';
import { placedInOrder, pointCode } from './placedPoints';
import { passedOver, sheetMark } from './workbookMarks';
import { textHeight, type WorkbookRow, type WorkbookSheet } from './workbookSheet';

const heads = ['project', 'indicator', 'goal', 'point', 'strength', 'study', 'teach', 'product', 'week', 'theory', 'practice'] as const;
const widths = [22, 34, 40, 28, 10, 16, 16, 26, 10, 10, 10];

/** Every point of the course matrix in a row of its own, with how it is taught. */
export function entriesSheet(matrices: LinkedMatrices, language: Language, name: string): WorkbookSheet {
  const say = (word: FileWord) => fileWords[word][language];
  const body = placedInOrder(matrices).map((placed): WorkbookRow => {
    const project = matrices.projects.find(({ id }) => id === placed.projectId);
    const column = columnAt(matrices, placed.goalId);
    const point = matrices.points.find(({ id }) => id === placed.pointId);
    const texts = [
      project ? textOf(project, 'name', language) : '',
      column ? textOf(column.indicator.indicator, 'description', language) : '',
      column ? textOf(column.goal, 'description', language) : '',
      `${pointCode(matrices, placed.pointId, language)} ${point ? textOf(point, 'title', language) : ''}`.trimEnd(),
      relateOption(placed.relate, language).code,
      textOf(placed, 'study', language),
      textOf(placed, 'teach', language),
      textOf(placed, 'product', language),
      textOf(placed, 'week', language),
    ];
    return {
      kind: 'body',
      cells: [placed.projectId, placed.goalId, placed.pointId, ...texts, placed.theoryPeriod, placed.practicePeriod],
      height: Math.max(22, ...texts.map((text, index) => textHeight(text, widths[index]!))),
    };
  });
  const hidden = { width: 10, isHidden: true };
  const last = body.length + 1;
  return {
    name,
    columns: [
      hidden,
      hidden,
      hidden,
      ...widths.map((width, index) => ({ width, isCentred: index === 4 || index > 7, isText: index > 4 && index < 9 })),
    ],
    rows: [
      { kind: 'head', cells: [sheetMark('entries', matrices.courseId), null, null, ...heads.map(say)], height: 24 },
      ...body,
      { kind: 'note', cells: [passedOver, null, null, say('legend')] },
    ],
    merges: [{ row: last, column: 3, lastRow: last, lastColumn: heads.length + 2 }],
    frozenRows: 1,
    frozenColumns: 4,
  };
}
