import { textOf } from '../../fields';
import { courseCellTextNames } from '../../records';
import type { Language } from '../../language';
import { columnGroups, type LinkedMatrices, type PlacedPoint } from '../linked';
import { relateOption } from '../relateOptions';
import { entriesSheet } from './entriesSheet';
import { fileWords, type FileWord } from './fileWords';
import { placedInOrder, pointCode } from './placedPoints';
import { projectSheet } from './projectSheet';
import { passedOver, sheetMark } from './workbookMarks';
import { sheetNames } from './workbookNames';
import { textHeight, type WorkbookMerge, type WorkbookRow, type WorkbookSheet } from './workbookSheet';

const nameWidth = 24;
const cellWidth = 32;
const firstCell = 2;

/** The course matrix as a workbook: the matrix itself, its points one per row, and each chapter's project matrix (domain.md §8). */
export function courseWorkbook(matrices: LinkedMatrices, language: Language): WorkbookSheet[] {
  const names = sheetNames([
    fileWords.courseMatrix[language],
    fileWords.entries[language],
    ...matrices.projects.map((project) => textOf(project, 'name', language)),
  ]);
  return [
    matrixSheet(matrices, language, names[0]!),
    entriesSheet(matrices, language, names[1]!),
    ...matrices.projects.map((project, index) => projectSheet(matrices, project, language, names[index + 2]!)),
  ];
}

function matrixSheet(matrices: LinkedMatrices, language: Language, name: string): WorkbookSheet {
  const say = (word: FileWord) => fileWords[word][language];
  const groups = columnGroups(matrices).filter(({ columns }) => columns.length > 0);
  const columns = groups.flatMap((group) => group.columns);
  const heads = groups.flatMap(({ indicator, columns: own, binding }) =>
    own.map((_, index) =>
      index === 0 ? `${textOf(indicator.indicator, 'description', language)} ${relateOption(binding.relate, language).code}` : null,
    ),
  );
  const goals = columns.map(({ code, goal }) => `${code} ${textOf(goal, 'description', language)}`);
  const placed = placedInOrder(matrices);
  const body = matrices.projects.map((project): WorkbookRow => {
    const title = textOf(project, 'name', language);
    const cells = columns.map(({ id }) => {
      const own = placed.filter(({ projectId, goalId }) => projectId === project.id && goalId === id);
      return own.length === 0 ? null : own.map((point) => pointLines(matrices, point, language)).join('\n');
    });
    const height = Math.max(24, textHeight(title, nameWidth), ...cells.map((text) => linesHeight(text ?? '', cellWidth)));
    return { kind: 'body', cells: [project.id, title, ...cells], height };
  });
  const rows: WorkbookRow[] = [
    { kind: 'ids', cells: [sheetMark('course', matrices.courseId), null, ...columns.map(({ id }) => id)] },
    {
      kind: 'head',
      cells: [null, say('project'), ...heads],
      height: Math.max(34, ...heads.map((text) => textHeight(text ?? '', cellWidth))),
    },
    { kind: 'head', cells: [null, null, ...goals], height: Math.max(34, ...goals.map((text) => textHeight(text, cellWidth))) },
    ...body,
    { kind: 'note', cells: [passedOver, say('legend')] },
  ];
  const last = rows.length - 1;
  return {
    name,
    columns: [{ width: 10, isHidden: true }, { width: nameWidth }, ...columns.map(() => ({ width: cellWidth }))],
    rows,
    merges: [
      { row: 1, column: 1, lastRow: 2, lastColumn: 1 },
      ...headMerges(groups.map((group) => group.columns.length)),
      { row: last, column: 1, lastRow: last, lastColumn: Math.max(1, columns.length + 1) },
    ],
    frozenRows: 3,
    frozenColumns: firstCell,
  };
}

function headMerges(widths: readonly number[]): WorkbookMerge[] {
  let column = firstCell;
  return widths.map((width): WorkbookMerge => {
    const merge = { row: 1, column, lastRow: 1, lastColumn: column + width - 1 };
    column += width;
    return merge;
  });
}

/** A placed point as it is read: sign, code and title, then how it is taught. */
function pointLines(matrices: LinkedMatrices, placed: PlacedPoint, language: Language): string {
  const say = (word: FileWord) => fileWords[word][language];
  const join = language === 'zh' ? '；' : '; ';
  const point = matrices.points.find(({ id }) => id === placed.pointId);
  const head = `${relateOption(placed.relate, language).code} ${pointCode(matrices, placed.pointId, language)} ${point ? textOf(point, 'title', language) : ''}`;
  const hours =
    language === 'zh'
      ? `理论 ${placed.theoryPeriod}、实践 ${placed.practicePeriod} 学时`
      : `${placed.theoryPeriod} h theory, ${placed.practicePeriod} h practice`;
  const texts = courseCellTextNames.flatMap((field) => {
    const value = textOf(placed, field, language);
    return value === '' ? [] : [`${say(field)}${language === 'zh' ? '：' : ': '}${value}`];
  });
  return `${head.trimEnd()}\n${[...texts, hours].join(join)}`;
}

function linesHeight(text: string, width: number): number {
  return Math.min(
    400,
    text.split('\n').reduce((sum, line) => sum + textHeight(line, width) - 4, 6),
  );
}
