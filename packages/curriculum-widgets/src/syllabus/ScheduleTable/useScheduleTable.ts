import type { Schedule } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { activeElement } from '@college/ui/shadow';
import { useState, type ClipboardEvent } from 'react';
import { readClipboard } from '../../matrices/clipboard/readClipboard';
import { editButton, focusCell, placeOf, useCellWalk, useEditFocus, useStayOpen } from '../cells';
import type { SyllabusField } from '../field';
import { scheduleMessages } from './messages';
import { placeBlock } from './placeBlock';
import { isScheduleEmpty, scheduleGrid, scheduleLimits } from './scheduleGrid';
import { tooLongCell, type CellPlace } from './scheduleCells';
import { scheduleReducer, type ScheduleEvent } from './scheduleState';

/** What was done last, and what it was done to, so that it can be taken back. */
interface LastAct {
  sentence: string;
  before?: Schedule;
}

/** Actions on the timetable of a field, their announcements, and the focus after them. */
export function useScheduleTable(field: SyllabusField<Schedule>) {
  const text = useMessages(scheduleMessages);
  const { rootRef, requestFocus, takeFocus } = useEditFocus();
  const [last, setLast] = useState<LastAct | null>(null);
  const schedule = field.typed === undefined ? field.value : withRow(field.typed);
  const grid = scheduleGrid(schedule);
  const count = grid.data.length;
  const tooLong = tooLongCell(grid);

  function act(event: ScheduleEvent, done: LastAct | null = null, focus?: CellPlace) {
    field.type(scheduleReducer(schedule, event));
    setLast(done);
    if (focus) requestFocus(cellSelector(focus));
  }

  function handleRowAdd(at: number) {
    if (count < scheduleLimits.rows) act({ type: 'rowAdded', at }, { sentence: text.added({ row: at + 1 }) }, { row: at, column: 0 });
  }

  function handleRowRemove(row: number) {
    const done = { sentence: text.removed({ row: row + 1, count: count - 1 }), before: schedule };
    act({ type: 'rowRemoved', row }, done);
    requestFocus(cellSelector({ row: Math.max(0, Math.min(row, count - 2)), column: 0 }));
  }

  function handleRowMove({ row, by }: { row: number; by: -1 | 1 }) {
    const to = row + by;
    if (to < 0 || to >= count) return;
    const active = activeElement();
    const column = active ? (placeOf(active)?.column ?? 0) : 0;
    act({ type: 'rowMoved', from: row, to }, { sentence: text.moved({ row: to + 1, count }) }, { row: to, column });
  }

  function handlePaste(event: ClipboardEvent<HTMLElement>) {
    const place = placeOf(event.target);
    const read = readClipboard({ text: event.clipboardData.getData('text/plain'), html: event.clipboardData.getData('text/html') });
    if (!place || read.kind === 'empty') return;
    if (read.kind === 'tooLarge') {
      event.preventDefault();
      setLast({ sentence: text.tooLarge });
      return;
    }
    const block = read.block.map((line) => line.map((cell) => cell ?? ''));
    // One cell is plain text: the browser inserts it at the caret.
    if (block.length === 1 && block[0]!.length === 1) return;
    event.preventDefault();
    const placed = placeBlock(schedule, place, block);
    field.type(placed.schedule);
    setLast({ sentence: text.pasted(placed), before: placed.written > 0 ? schedule : undefined });
  }

  function handleEdit(place: CellPlace = { row: 0, column: 0 }) {
    field.edit();
    requestFocus(cellSelector(place));
  }

  function handleSave() {
    if (tooLong) focusCell(rootRef.current, tooLong);
    else close(keep);
  }

  /** The focus went elsewhere: a table that cannot be stored stays open. */
  function handleLeave() {
    if (tooLong) return;
    keep();
    setLast(null);
  }

  function keep() {
    // Rows that were only opened to be written into are no timetable.
    if (isScheduleEmpty(schedule)) field.type({ label: field.value.label, data: [] });
    field.save();
  }

  const { watching, forget } = useStayOpen({
    isOpen: field.typed !== undefined,
    onReopen(selector, caret) {
      field.edit();
      requestFocus(selector, caret);
    },
  });

  function close(how: () => void) {
    forget();
    how();
    setLast(null);
    requestFocus(editButton);
  }

  const walk = useCellWalk({
    rootRef,
    onSave: handleSave,
    onRowMove: handleRowMove,
  });

  return {
    text,
    rootRef,
    takeFocus,
    grid,
    last,
    tooLong,
    isFull: count >= scheduleLimits.rows,
    walk,
    handleEdit,
    watching,
    handleSave,
    handleLeave,
    handleCancel: () => close(field.cancel),
    handlePaste,
    handleRowAdd,
    handleRowRemove,
    handleRowMove,
    handleCell: (place: CellPlace, typed: string) => act({ type: 'cellTyped', ...place, text: typed }),
    handleUndo() {
      if (!last?.before) return;
      field.type(last.before);
      setLast({ sentence: text.undone });
      requestFocus(cellSelector({ row: 0, column: 0 }));
    },
  };
}

/** The timetable of a field with its acts. */
export type ScheduleTableState = ReturnType<typeof useScheduleTable>;

/** What is edited has a row to write into, even where nothing is kept yet. */
function withRow(schedule: Schedule): Schedule {
  return schedule.data.length > 0 ? schedule : scheduleReducer(schedule, { type: 'rowAdded', at: 0 });
}

function cellSelector({ row, column }: CellPlace): string {
  return `[data-row="${row}"][data-column="${column}"] textarea`;
}
