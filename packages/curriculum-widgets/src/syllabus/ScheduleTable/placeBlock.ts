import type { Schedule } from '@college/curriculum-model';
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

/**
 * Writes a block from a spreadsheet, its first cell at the place given. Rows are added as needed up to the limit.
 * A first line of heads says itself under which columns the rest belongs, and is not written.
 */
export function placeBlock(schedule: Schedule, at: CellPlace, block: readonly (readonly string[])[]): PlacedBlock {
  const { label, data } = scheduleGrid(schedule);
  const named = columnsByHead(label, block[0] ?? []);
  const lines = named ? block.slice(1) : block;
  const width = block.reduce((most, line) => Math.max(most, line.length), 0);
  const columns = Array.from({ length: width }, (_, index) => (named ? named[index] : at.column + index));
  const isRoom = (column: number | undefined) => column !== undefined && column >= 0 && column < label.length;
  const rows = Math.max(data.length, Math.min(scheduleLimits.rows, at.row + lines.length));
  const next = Array.from({ length: rows }, (_, row) => [...(data[row] ?? label.map(() => ''))]);

  let written = 0;
  lines.forEach((line, index) => {
    const row = next[at.row + index];
    if (!row) return;
    line.forEach((text, place) => {
      const column = columns[place];
      if (!isRoom(column)) return;
      row[column!] = storableText(text).trim();
      written += 1;
    });
  });
  return {
    schedule: written === 0 ? schedule : { label, data: next },
    written,
    leftRows: Math.max(0, at.row + lines.length - rows),
    leftColumns: columns.filter((column, index) => !isRoom(column) && lines.some((line) => (line[index] ?? '').trim() !== '')).length,
    hasHeads: named !== null,
  };
}

/** The columns that a line names; null unless at least two of its words are heads and none but those is filled. */
function columnsByHead(label: readonly string[], line: readonly string[]): (number | undefined)[] | null {
  const heads = label.map((_stored, column) => Object.values(headWords(label, column)).map(keyOf));
  const found = line.map((text) => {
    const column = heads.findIndex((words) => words.includes(keyOf(text)));
    return column < 0 ? undefined : column;
  });
  const filled = line.filter((text) => text.trim() !== '').length;
  const known = found.filter((column) => column !== undefined).length;
  return known >= 2 && known * 2 > filled ? found : null;
}

/** Days are written in several ways: 周一 and 一 for 星期一, Mon for Monday. */
function keyOf(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s/／]/g, '');
  const day = /^(?:星期|周|礼拜)?([一二三四五六日天])$/.exec(plain)?.[1];
  if (day) return `星期${day === '天' ? '日' : day}`;
  const english = /^(mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?\.?$/.exec(plain)?.[1];
  return english ?? plain;
}
