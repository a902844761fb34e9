import type { Schedule } from '@college/curriculum-model';
import { placeBlock } from './placeBlock';
import { scheduleGrid, scheduleLimits } from './scheduleGrid';

/** A cell by its place. */
export interface CellPlace {
  row: number;
  column: number;
}

export type ScheduleEvent =
  | ({ type: 'cellTyped'; text: string } & CellPlace)
  | { type: 'rowAdded'; at: number }
  | { type: 'rowRemoved'; row: number }
  | { type: 'rowMoved'; from: number; to: number }
  | ({ type: 'blockPasted'; block: readonly (readonly string[])[] } & CellPlace);

/** Applies what was done; whatever was uneven is even afterwards, and what cannot be done changes nothing. */
export function scheduleReducer(schedule: Schedule, event: ScheduleEvent): Schedule {
  const { label, data } = scheduleGrid(schedule);
  switch (event.type) {
    case 'cellTyped': {
      const row = data[event.row];
      if (!row || event.column < 0 || event.column >= label.length) return schedule;
      return { label, data: data.with(event.row, row.with(event.column, storableText(event.text))) };
    }
    case 'rowAdded':
      if (data.length >= scheduleLimits.rows) return schedule;
      return {
        label,
        data: data.toSpliced(
          event.at,
          0,
          label.map(() => ''),
        ),
      };
    case 'rowRemoved':
      return data[event.row] ? { label, data: data.toSpliced(event.row, 1) } : schedule;
    case 'rowMoved': {
      const moved = data[event.from];
      if (!moved || !data[event.to] || event.from === event.to) return schedule;
      return { label, data: data.toSpliced(event.from, 1).toSpliced(event.to, 0, moved) };
    }
    case 'blockPasted':
      return placeBlock(schedule, event, event.block).schedule;
  }
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
