import type { Schedule } from '@college/curriculum-model';
import { scheduleLimits } from './scheduleGrid';

/** A cell by its place. */
export interface CellPlace {
  row: number;
  column: number;
}

/** The first cell that holds more than can be stored. */
export function tooLongCell({ data }: Schedule): (CellPlace & { length: number }) | null {
  for (const [row, cells] of data.entries()) {
    const column = cells.findIndex((text) => text.length > scheduleLimits.cell);
    if (column >= 0) return { row, column, length: cells[column]!.length };
  }
  return null;
}

// Line breaks stay.
// oxlint-disable-next-line no-control-regex
const unstorable = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

/** A cell's text without the characters that no form of the timetable can hold. */
export function storableText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(unstorable, '');
}
