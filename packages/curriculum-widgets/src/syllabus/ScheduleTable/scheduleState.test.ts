import type { Schedule } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBlock } from './placeBlock';
import { headWords, isScheduleEmpty, scheduleGrid, scheduleLimits } from './scheduleGrid';
import { storableText, tooLongCell } from './scheduleCells';
import { scheduleReducer, type ScheduleEvent } from './scheduleState';

const two: Schedule = {
  label: ['节次', '星期一', '备注'],
  data: [
    ['1-2', '302', ''],
    ['3-4', '', '单周'],
  ],
};

const text = fc.string({ maxLength: 6 });
const stored: fc.Arbitrary<Schedule> = fc.record({
  label: fc.array(text, { maxLength: 12 }),
  data: fc.array(fc.array(text, { maxLength: 12 }), { maxLength: scheduleLimits.rows }),
});
const place = { row: fc.integer({ min: -1, max: 52 }), column: fc.integer({ min: -1, max: 14 }) };
const event: fc.Arbitrary<ScheduleEvent> = fc.oneof(
  fc.record({ type: fc.constant('cellTyped' as const), ...place, text: fc.string() }),
  fc.record({ type: fc.constant('rowAdded' as const), at: fc.nat(52) }),
  fc.record({ type: fc.constant('rowRemoved' as const), row: fc.nat(52) }),
  fc.record({ type: fc.constant('rowMoved' as const), from: fc.nat(52), to: fc.nat(52) }),
  fc.record({
    type: fc.constant('blockPasted' as const),
    row: fc.nat(49),
    column: fc.nat(12),
    block: fc.array(fc.array(fc.string(), { maxLength: 12 }), { maxLength: 60 }),
  }),
);

describe('scheduleGrid', () => {
  it('uses the standard headers for an empty timetable', () => {
    const { label } = scheduleGrid({ label: [], data: [] });
    expect(label.map((_head, column) => headWords(label, column).en)).toEqual([
      'Time slot',
      'Period',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
  });

  it('keeps other heads, and names those that a long row needs', () => {
    const grid = scheduleGrid({ label: ['节次', '备注'], data: [['1-2'], ['3-4', '', '另有']] });
    expect(grid).toEqual({
      label: ['节次', '备注', ''],
      data: [
        ['1-2', '', ''],
        ['3-4', '', '另有'],
      ],
      unevenRows: 2,
    });
    expect(headWords(grid.label, 1)).toEqual({ zh: '备注', en: '备注' });
    expect(headWords(grid.label, 2)).toEqual({ zh: '第 3 列', en: 'Column 3' });
    expect(headWords(['时段', 'period', ''], 2)).toEqual({ zh: '星期一', en: 'Monday' });
  });

  it('loses nothing, and is even once and for all', () => {
    fc.assert(
      fc.property(stored, (schedule) => {
        const grid = scheduleGrid(schedule);
        expect(grid.data.every((row) => row.length === grid.label.length)).toBe(true);
        schedule.data.forEach((row, index) => expect(grid.data[index]!.slice(0, row.length)).toEqual(row));
        expect(grid.label.slice(0, schedule.label.length)).toEqual(schedule.label);
        expect(scheduleGrid(grid)).toEqual({ label: grid.label, data: grid.data, unevenRows: 0 });
      }),
    );
  });
});

describe('scheduleReducer', () => {
  it.each<[ScheduleEvent, string[][]]>([
    [{ type: 'cellTyped', row: 0, column: 2, text: '双周' }, [['1-2', '302', '双周'], two.data[1]!]],
    [{ type: 'rowAdded', at: 1 }, [two.data[0]!, ['', '', ''], two.data[1]!]],
    [{ type: 'rowRemoved', row: 0 }, [two.data[1]!]],
    [{ type: 'rowMoved', from: 0, to: 1 }, [two.data[1]!, two.data[0]!]],
  ])('%j', (done, data) => expect(scheduleReducer(two, done)).toEqual({ label: two.label, data }));

  it.each<ScheduleEvent>([
    { type: 'cellTyped', row: 2, column: 0, text: 'x' },
    { type: 'rowRemoved', row: 7 },
    { type: 'rowMoved', from: 1, to: 2 },
    { type: 'blockPasted', row: 0, column: 0, block: [] },
  ])('leaves alone what cannot be done: %j', (done) => expect(scheduleReducer(two, done)).toBe(two));

  it('stays even and within fifty rows, whatever is done', () => {
    fc.assert(
      fc.property(stored, fc.array(event, { maxLength: 8 }), (schedule, events) => {
        let next = schedule;
        for (const done of events) {
          const before = next;
          next = scheduleReducer(before, done);
          if (next === before) continue;
          expect(next.data.every((row) => row.length === next.label.length)).toBe(true);
          expect(next.data.length).toBeLessThanOrEqual(scheduleLimits.rows);
          expect(next.label).toEqual(scheduleGrid(before).label);
        }
      }),
    );
  });

  it('moves a row there and back', () => {
    fc.assert(
      fc.property(stored, fc.nat(10), fc.nat(10), (schedule, from, to) => {
        const { label, data } = scheduleGrid(schedule);
        const there = scheduleReducer({ label, data }, { type: 'rowMoved', from, to });
        expect(scheduleReducer(there, { type: 'rowMoved', from: to, to: from })).toEqual({ label, data });
      }),
    );
  });
});

describe('placeBlock', () => {
  it('adds rows as needed and writes from the start cell', () => {
    const placed = placeBlock(two, { row: 1, column: 1 }, [['甲', '乙'], ['丙']]);
    expect(placed).toMatchObject({ written: 3, leftRows: 0, leftColumns: 0, hasHeads: false });
    expect(placed.schedule.data).toEqual([two.data[0], ['3-4', '甲', '乙'], ['', '丙', '']]);
  });

  it('reads a line of heads, however the days are written', () => {
    const placed = placeBlock({ label: [], data: [] }, { row: 0, column: 4 }, [
      ['Period', '周日', 'Wed', 'remark'],
      ['1-2', '302', 'B4', 'x'],
    ]);
    expect(placed).toMatchObject({ written: 3, leftColumns: 1, hasHeads: true });
    expect(placed.schedule.data).toEqual([['', '1-2', '', '', 'B4', '', '', '', '302']]);
  });

  it('reports what does not fit', () => {
    const placed = placeBlock(two, { row: 49, column: 2 }, [
      ['甲', '乙'],
      ['丙', ''],
    ]);
    expect(placed).toMatchObject({ written: 1, leftRows: 1, leftColumns: 1 });
    expect(placed.schedule.data).toHaveLength(50);
  });
});

describe('texts', () => {
  it('lose control characters and keep their lines', () => {
    expect(storableText('智远楼\r\n201\u0000\t\u0007室')).toBe('智远楼\n201 室');
  });

  it('report the first one that is too long', () => {
    expect(tooLongCell(two)).toBeNull();
    expect(
      tooLongCell({
        label: ['a', 'b'],
        data: [
          ['', 'x'.repeat(200)],
          ['', 'x'.repeat(201)],
        ],
      }),
    ).toEqual({
      row: 1,
      column: 1,
      length: 201,
    });
  });

  it('report whether there are any', () => {
    expect(isScheduleEmpty({ label: ['a'], data: [[' ']] })).toBe(true);
    expect(isScheduleEmpty(two)).toBe(false);
  });
});
