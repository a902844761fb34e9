import { exportedRecords, type ExportedField } from '../exportedRecords';
import type { ExportHead } from '../exportFile';
import type { Cell } from './cells';
import { cellStyles } from './sheetXml';

/** The first sheet of a workbook. */
export const contentsSheet = 'contents';
/** What heads the list of sheets on it. */
const sheetsHead: readonly Cell[] = ['sheet', 'records', 'lastNumber'];
const fieldsHead: readonly Cell[] = ['sheet', 'field', 'kind', 'canBeEmpty', 'maxLength', '中文', 'English'];

export const contentsStyles: readonly number[] = fieldsHead.map(() => cellStyles.plain);

const notes: readonly (readonly Cell[])[] = [
  ['note', '空单元格表示没有值。', 'An empty cell has no value.'],
  [
    'note',
    '以双引号开头的单元格是 JSON 文本：空文本为 ""，含控制字符的文本也这样写。',
    'A cell that begins with a quotation mark is JSON: an empty text is "", and texts with control characters are written so.',
  ],
  [
    'note',
    '超过 32,000 个字符的文本在「…」列之后继续：字段名与后续部分成对排列。',
    'A text over 32,000 characters goes on from the column “…”: the name of its field and a further piece side by side.',
  ],
  ['note', '行数超出工作表上限的，在「名称 (2)」中继续；时间为 UTC。', 'More rows than a sheet holds go on in “NAME (2)”; times are UTC.'],
];

/** The rows of the first sheet: what is in the workbook, and what its columns are. */
export function contentsRows({ format, version, madeAt, records, digest, counts, numberings }: ExportHead): Cell[][] {
  return [
    ['format', format],
    ['version', version],
    ['madeAt', madeAt],
    ['records', records],
    ['digest', digest],
    ...notes.map((note) => [...note]),
    [],
    [...sheetsHead],
    ...exportedRecords.map(({ name }) => [name, counts[name] ?? 0, numberings[name] ?? null]),
    [],
    [...fieldsHead],
    ...exportedRecords.flatMap(({ name, fields }) => fields.map((field) => fieldRow(name, field))),
  ];
}

function fieldRow(sheet: string, { name, kind, isNullable, maxLength, label }: ExportedField): Cell[] {
  return [sheet, name, kind, isNullable, maxLength ?? null, label?.zh ?? null, label?.en ?? null];
}

/** What the first sheet says of the workbook, as `contents.json` does of a JSON export; nothing is checked here. */
export function contentsOf(rows: readonly (readonly Cell[])[]): unknown {
  const begin = rows.findIndex((row) => sheetsHead.every((head, at) => row[at] === head));
  const facts = new Map(rows.slice(0, Math.max(0, begin)).map(([name, value]) => [name, value]));
  const numberings: Record<string, number> = {};
  for (const [name, , last] of begin < 0 ? [] : rows.slice(begin + 1)) {
    if (name === fieldsHead[0]) break;
    if (typeof name === 'string' && typeof last === 'number') numberings[name] = last;
  }
  return {
    ...Object.fromEntries(['format', 'version', 'madeAt', 'digest'].map((name) => [name, facts.get(name)])),
    numberings,
  };
}
