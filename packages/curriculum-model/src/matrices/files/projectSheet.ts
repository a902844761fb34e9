import { textOf } from '../../fields';
import { courseCellTextNames } from '../../records';
import type { Language } from '../../language';
import type { ProjectRow } from '../../projects';
import { columnAt, type LinkedMatrices, type PlacedPoint } from '../linked';
import { relateOption } from '../relateOptions';
import { fileWords, type FileWord } from './fileWords';
import { placedInOrder, pointCode } from './placedPoints';
import { passedOver, sheetMark } from './workbookMarks';
import { textHeight, type WorkbookRow, type WorkbookSheet } from './workbookSheet';

const pointWidth = 26;
const goalWidth = 34;
const cellWidth = 34;
const arrangement = [...courseCellTextNames, 'theory', 'practice'] as const;
const arrangementWidths = [16, 16, 26, 10, 10, 10];

/** A chapter's project matrix: its placed points against its task goals, KSA in the cells, and how each point is taught. */
export function projectSheet(matrices: LinkedMatrices, project: ProjectRow, language: Language, name: string): WorkbookSheet {
  const say = (word: FileWord) => fileWords[word][language];
  const goals = matrices.taskGoals.filter(({ projectId }) => projectId === project.id);
  const heads = goals.map((goal) => {
    const product = textOf(goal, 'product', language);
    return `${textOf(goal, 'description', language)}${product === '' ? '' : `\n${say('product')}${language === 'zh' ? '：' : ': '}${product}`}`;
  });
  const placed = placedInOrder(matrices).filter(({ projectId }) => projectId === project.id);
  const body = placed.map((point): WorkbookRow => {
    const title = matrices.points.find(({ id }) => id === point.pointId);
    const goal = columnAt(matrices, point.goalId)?.goal;
    const texts = [
      `${pointCode(matrices, point.pointId, language)} ${title ? textOf(title, 'title', language) : ''}`.trimEnd(),
      goal ? textOf(goal, 'description', language) : '',
    ];
    const cells = goals.map(({ id }) => ksaLines(matrices, point, id, language));
    const taught = courseCellTextNames.map((field) => textOf(point, field, language));
    const height = Math.max(
      22,
      textHeight(texts[0]!, pointWidth),
      textHeight(texts[1]!, goalWidth),
      ...cells.map((text) => (text === null ? 0 : text.split('\n').reduce((sum, line) => sum + textHeight(line, cellWidth) - 4, 6))),
      ...taught.map((text, index) => textHeight(text, arrangementWidths[index]!)),
    );
    const hours = [point.theoryPeriod, point.practicePeriod];
    return {
      kind: 'body',
      cells: [point.pointId, point.goalId, ...texts, relateOption(point.relate, language).code, ...cells, ...taught, ...hours],
      height: Math.min(400, height),
    };
  });
  const hidden = { width: 10, isHidden: true };
  const columns = [
    hidden,
    hidden,
    { width: pointWidth },
    { width: goalWidth },
    { width: 10, isCentred: true },
    ...goals.map(() => ({ width: cellWidth })),
    ...arrangementWidths.map((width, index) => ({ width, isCentred: index > 2, isText: index < 4 })),
  ];
  const last = body.length + 2;
  return {
    name,
    columns,
    rows: [
      { kind: 'ids', cells: [sheetMark('project', matrices.courseId, project.id), null, null, null, null, ...goals.map(({ id }) => id)] },
      {
        kind: 'head',
        cells: [null, null, say('point'), say('goal'), say('strength'), ...heads, ...arrangement.map(say)],
        height: Math.max(30, ...heads.map((text) => textHeight(text, cellWidth) + (text.includes('\n') ? 15 : 0))),
      },
      ...body,
      { kind: 'note', cells: [passedOver, null, say('legend')] },
    ],
    merges: [{ row: last, column: 2, lastRow: last, lastColumn: columns.length - 1 }],
    frozenRows: 2,
    frozenColumns: 3,
  };
}

/** The KSA items of a cell, one per line: K1★ and the text. */
function ksaLines(matrices: LinkedMatrices, { projectId, goalId, pointId }: PlacedPoint, taskGoalId: number, language: Language) {
  const here = matrices.placedKsas.filter(
    (one) => one.projectId === projectId && one.goalId === goalId && one.pointId === pointId && one.taskGoalId === taskGoalId,
  );
  const lines = matrices.ksas.flatMap((ksa) => {
    const entry = here.find(({ ksaId }) => ksaId === ksa.id);
    // An import reads line by line, so a text that has line breaks is written on one.
    const text = textOf(ksa, 'description', language).replace(/\s+/g, ' ');
    return entry ? [`${ksa.title}${ksa.level}${relateOption(entry.relate, language).code} ${text}`] : [];
  });
  return lines.length === 0 ? null : lines.join('\n');
}
