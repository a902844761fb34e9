import { textOf } from '../../fields';
import type { Language } from '../../language';
import { relateOption } from '../relateOptions';
import { courseColumns } from './courseColumns';
import { fileWords, type FileWord } from './fileWords';
import { goalsSheet } from './goalsSheet';
import { bindingsByPlace, indicatorsIn, type MajorMatrixData } from './majorData';
import { passedOver, sheetMark } from './workbookMarks';
import { sheetNames } from './workbookNames';
import { columnLetters, textHeight, type WorkbookCell, type WorkbookMerge, type WorkbookRow, type WorkbookSheet } from './workbookSheet';

const cellWidth = 13;
const firstCell = 1 + courseColumns.length;
const headRows = 3;

/** The major matrix as a workbook: the matrix itself, and a sheet with one bound goal per row (domain.md §8). */
export function majorWorkbook(data: MajorMatrixData, language: Language): WorkbookSheet[] {
  const names = sheetNames([fileWords.majorMatrix[language], fileWords.boundGoals[language]]);
  return [matrixSheet(data, language, names[0]!), goalsSheet(data, language, names[1]!)];
}

function matrixSheet(data: MajorMatrixData, language: Language, name: string): WorkbookSheet {
  const say = (word: FileWord) => fileWords[word][language];
  const indicators = indicatorsIn(data);
  const byPlace = bindingsByPlace(data.bindings);
  const signs = data.courses.map(({ id }) =>
    indicators.map((indicator) => {
      const binding = byPlace.get(id)?.get(indicator.id);
      return binding ? relateOption(binding.relate, language).code : null;
    }),
  );
  const lastRow = headRows + data.courses.length;
  const end = firstCell + indicators.length;
  const texts = indicators.map((indicator) => textOf(indicator, 'description', language));

  function count(sign: string, among: readonly (string | null)[], range: string): WorkbookCell {
    const value = among.filter((one) => one === sign).length;
    return among.length === 0 ? 0 : { formula: `COUNTIF(${range},"${sign}")`, value };
  }
  const ofRow = (sign: string, row: number) =>
    count(sign, signs[row]!, `${columnLetters(firstCell)}${headRows + row + 1}:${columnLetters(end - 1)}${headRows + row + 1}`);
  const ofColumn = (sign: string, column: number) => {
    const letters = columnLetters(firstCell + column);
    return count(
      sign,
      signs.map((row) => row[column]!),
      `${letters}${headRows + 1}:${letters}${lastRow}`,
    );
  };
  const others = courseColumns.slice(1).map(() => null);
  const totalRow = (sign: string, word: FileWord): WorkbookRow => ({
    kind: 'total',
    cells: [passedOver, `${say(word)} ${sign}`, ...others, ...indicators.map((_, column) => ofColumn(sign, column))],
  });

  const rows: WorkbookRow[] = [
    {
      kind: 'ids',
      cells: [
        sheetMark('major', data.majorId),
        null,
        ...others.map(() => passedOver),
        ...indicators.map(({ id }) => id),
        passedOver,
        passedOver,
      ],
    },
    {
      kind: 'head',
      cells: [null, ...courseColumns.map(({ head }) => head[language]), ...requirementHeads(data, language), say('totals'), null],
      height: 34,
    },
    {
      kind: 'head',
      cells: [null, ...courseColumns.map(() => null), ...texts, `${say('strong')} ★`, `${say('weak')} ☆`],
      height: Math.max(34, ...texts.map((text) => textHeight(text, cellWidth))),
    },
    ...data.courses.map((course, row): WorkbookRow => {
      const heads = courseColumns.map(({ words, width }) => ({ text: words(course, language), width }));
      return {
        kind: 'body',
        cells: [course.id, ...heads.map(({ text }) => text), ...signs[row]!, ofRow('★', row), ofRow('☆', row)],
        height: Math.max(22, ...heads.map(({ text, width }) => textHeight(text, width))),
      };
    }),
    totalRow('★', 'strong'),
    totalRow('☆', 'weak'),
    { kind: 'note', cells: [passedOver, say('legend')] },
  ];
  return {
    name,
    columns: [
      { width: 10, isHidden: true },
      ...courseColumns.map(({ width }) => ({ width })),
      ...indicators.map(() => ({ width: cellWidth, isCentred: true })),
      { width: 10, isCentred: true },
      { width: 10, isCentred: true },
    ],
    rows,
    merges: [...headMerges(data, end), { row: rows.length - 1, column: 1, lastRow: rows.length - 1, lastColumn: end + 1 }],
    frozenRows: headRows,
    frozenColumns: firstCell,
    ...(indicators.length > 0 &&
      data.courses.length > 0 && {
        choices: { range: `${columnLetters(firstCell)}${headRows + 1}:${columnLetters(end - 1)}${lastRow}`, values: ['★', '☆'] },
      }),
  };
}

/** Each requirement over the first of its indicator points; the others are merged into it. */
function requirementHeads({ requirements }: MajorMatrixData, language: Language): (string | null)[] {
  return requirements.flatMap((requirement) =>
    requirement.children.map((_, index) => (index === 0 ? textOf(requirement, 'description', language) : null)),
  );
}

function headMerges({ requirements }: MajorMatrixData, end: number): WorkbookMerge[] {
  let column = firstCell;
  const merges: WorkbookMerge[] = [
    ...courseColumns.map((_, index) => ({ row: 1, column: 1 + index, lastRow: 2, lastColumn: 1 + index })),
    { row: 1, column: end, lastRow: 1, lastColumn: end + 1 },
  ];
  for (const { children } of requirements) {
    if (children.length > 1) merges.push({ row: 1, column, lastRow: 1, lastColumn: column + children.length - 1 });
    column += children.length;
  }
  return merges;
}
