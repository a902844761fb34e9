import type { Schedule } from '@college/curriculum-model';
import { headKey, pasteBlock } from '../../support/pastedCells/pasteBlock';
import { headWords, scheduleGrid, scheduleLimits } from './scheduleGrid';
import { storableText, type CellPlace } from './scheduleCells';

/** What came of a pasted block. */
export interface PlacedBlock {
  schedule: Schedule;
  /** Cells that were written. */
  written: number;
  /** Rows and columns for which there was no room. */
  leftRows: number;
  leftColumns: number;
  /** Whether the first line was read as heads and its columns went under their own. */
  hasHeads: boolean;
}

/** Writes a block from a spreadsheet into the timetable, as `pasteBlock` lays it. */
export function placeBlock(schedule: Schedule, at: CellPlace, block: readonly (readonly string[])[]): PlacedBlock {
  const { label, data } = scheduleGrid(schedule);
  const heads = label.map((_stored, column) => Object.values(headWords(label, column)).map(keyOf));
  const { cells, rows, ...left } = pasteBlock(block, at, { rows: data.length, maxRows: scheduleLimits.rows, heads, keyOf });
  const next = Array.from({ length: rows }, (_, row) => [...(data[row] ?? label.map(() => ''))]);
  for (const { row, column, text } of cells) next[row]![column] = storableText(text).trim();
  return { schedule: cells.length === 0 ? schedule : { label, data: next }, written: cells.length, ...left };
}

/** Days are written in several ways: 周一 and 一 for 星期一, Mon for Monday. */
function keyOf(text: string): string {
  const plain = headKey(text);
  const day = /^(?:星期|周|礼拜)?([一二三四五六日天])$/.exec(plain)?.[1];
  if (day) return `星期${day === '天' ? '日' : day}`;
  const english = /^(mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?\.?$/.exec(plain)?.[1];
  return english ?? plain;
}
