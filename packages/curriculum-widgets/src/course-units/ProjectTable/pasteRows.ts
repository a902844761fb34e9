import { maxProjects, textLimits } from '@college/curriculum-model';
import type { Block } from '../../matrices/clipboard/block';
import { headKey, pasteBlock, type CellAt } from '../../support/pastedCells/pasteBlock';
import { readHours, type HoursText } from './hoursText';
import { projectTableMessages } from './messages';
import { projectRowsReducer, visibleRows, type EditableProjectRow } from './projectRows';

/** The columns of the chapters, from start to end. */
export const chapterColumns = ['name', 'theoryPeriod', 'practicePeriod'] as const;
export type ChapterColumn = (typeof chapterColumns)[number];

/** A pasted cell that does not fit its column. */
export interface WrongCell {
  row: number;
  column: ChapterColumn;
  text: string;
  problem: NonNullable<HoursText['problem']> | 'nameTooLong';
}

/** What came of a block pasted into the chapters. */
export interface PastedRows {
  rows: readonly EditableProjectRow[];
  /** Cells that were written, and rows that were added for them. */
  written: number;
  added: number;
  /** Cells that stay as they were, because the text fits no name or no hours. */
  wrong: readonly WrongCell[];
  leftRows: number;
  leftColumns: number;
}

/** Most chapters of a unit. */
export const MAX_CHAPTERS = maxProjects;

/** Writes a block from a spreadsheet into the shown rows; new ones are added at the end, and what does not fit is omitted and reported. */
export function pasteRows(rows: readonly EditableProjectRow[], at: CellAt, block: Block): PastedRows {
  const before = visibleRows(rows).length;
  const landed = pasteBlock(block, at, { rows: before, maxRows: MAX_CHAPTERS, heads });
  let next = rows;
  for (let count = before; count < landed.rows; count += 1) next = projectRowsReducer(next, { type: 'rowAdded' });
  const keys = visibleRows(next).map(({ key }) => key);

  const wrong: WrongCell[] = [];
  let written = 0;
  for (const { row, column, text } of landed.cells) {
    const id = chapterColumns[column]!;
    const read = readCell(id, text);
    if (read.problem !== undefined) {
      wrong.push({ row, column: id, text: text.trim(), problem: read.problem });
    } else {
      next = projectRowsReducer(next, { type: 'rowChanged', key: keys[row]!, change: read.change });
      written += 1;
    }
  }
  const { leftRows, leftColumns } = landed;
  if (written === 0) return { rows, written, added: 0, wrong, leftRows, leftColumns };
  return { rows: next, written, added: landed.rows - before, wrong, leftRows, leftColumns };
}

type ReadCell = { change: Partial<Pick<EditableProjectRow, ChapterColumn>>; problem?: undefined } | { problem: WrongCell['problem'] };

function readCell(column: ChapterColumn, text: string): ReadCell {
  if (column === 'name') {
    // oxlint-disable-next-line no-control-regex
    const name = text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();
    return name.length > textLimits.title ? { problem: 'nameTooLong' } : { change: { name } };
  }
  const { hours, problem } = readHours(text);
  return problem === undefined ? { change: { [column]: hours } } : { problem };
}

const { zh, en } = projectTableMessages;
const heads = [
  [zh.name, en.name, zh.label, en.label, '章节', '章节名称', '项目', '项目名称', 'Chapter', 'Project'],
  [zh.theory, en.theory, '理论', 'Theory'],
  [zh.practice, en.practice, '实践', '实验学时', 'Practice'],
].map((words) => words.map(headKey));
