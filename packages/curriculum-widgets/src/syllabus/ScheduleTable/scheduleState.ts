import type { Schedule } from '@college/curriculum-model';
import { placeBlock } from './placeBlock';
import { storableText, type CellPlace } from './scheduleCells';
import { scheduleGrid, scheduleLimits } from './scheduleGrid';

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
