import { percentTotal, type ExamPercent, type ExamPercentRow } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentLimits, percentOf, percentReducer, percentRows, percentText, type PercentEvent } from './percentState';

const homework: ExamPercentRow = { part: 'regular', label: '作业', percent: 20 };
const lab: ExamPercentRow = { part: 'regular', label: '实验', percent: 20 };
const exam: ExamPercentRow = { part: 'final', label: '期末考试', percent: 60 };
const value: ExamPercent = { type: 0, rows: [exam, homework, lab] };

const row = fc.record({
  part: fc.constantFrom('regular' as const, 'final' as const),
  label: fc.string({ maxLength: 8 }),
  percent: fc.nat(100),
});
const composition: fc.Arbitrary<ExamPercent> = fc.record({
  type: fc.constantFrom(0 as const, 1 as const),
  rows: fc.array(row, { maxLength: percentLimits.rows }),
});
const place = fc.integer({ min: -1, max: 31 });
const event: fc.Arbitrary<PercentEvent> = fc.oneof(
  fc.record({ type: fc.constant('typeChosen' as const), scale: fc.constantFrom(0 as const, 1 as const) }),
  fc.record({ type: fc.constant('rowAdded' as const), part: fc.constantFrom('regular' as const, 'final' as const) }),
  fc.record({ type: fc.constant('rowRemoved' as const), row: place }),
  fc.record({ type: fc.constant('rowMoved' as const), row: place, by: fc.constantFrom(1 as const, -1 as const) }),
  fc.record({ type: fc.constant('labelTyped' as const), row: place, label: fc.string() }),
  fc.record({
    type: fc.constant('linesPasted' as const),
    row: place,
    lines: fc.array(fc.record({ label: fc.string(), percent: fc.nat(999).map(String) }), { maxLength: 40 }),
  }),
  fc.record({ type: fc.constant('percentTyped' as const), row: place, text: fc.string({ unit: fc.constantFrom(...'0123456789.') }) }),
);

describe('percentReducer', () => {
  it.each<[PercentEvent, Partial<ExamPercent>]>([
    [
      { type: 'typeChosen', scale: 1 },
      { type: 1, rows: value.rows },
    ],
    [{ type: 'rowAdded', part: 'regular' }, { rows: [homework, lab, { part: 'regular', label: '', percent: 0 }, exam] }],
    [{ type: 'rowRemoved', row: 2 }, { rows: [homework, lab] }],
    [{ type: 'rowMoved', row: 1, by: -1 }, { rows: [lab, homework, exam] }],
    [{ type: 'labelTyped', row: 2, label: '期末\u0000考查' }, { rows: [homework, lab, { ...exam, label: '期末 考查' }] }],
    [
      { type: 'linesPasted', row: 1, lines: [{ label: '实验', percent: '15' }, { percent: '5' }] },
      { rows: [homework, { ...lab, percent: 15 }, { part: 'regular', label: '', percent: 5 }, exam] },
    ],
    [{ type: 'percentTyped', row: 0, text: '12.5' }, { rows: [{ ...homework, percent: 12.5 }, lab, exam] }],
  ])('%j', (done, changed) => expect(percentReducer(value, done)).toEqual({ ...value, ...changed }));

  it.each<PercentEvent>([
    { type: 'typeChosen', scale: 0 },
    { type: 'rowRemoved', row: 3 },
    { type: 'rowMoved', row: 1, by: 1 },
    { type: 'percentTyped', row: -1, text: '1' },
    { type: 'linesPasted', row: 3, lines: [{ label: 'x' }] },
  ])('leaves alone what cannot be done: %j', (done) => expect(percentReducer(value, done)).toBe(value));

  it('keeps regular rows before final ones, each a finite share, at most thirty', () => {
    fc.assert(
      fc.property(composition, fc.array(event, { maxLength: 8 }), (start, events) => {
        let next = start;
        for (const done of events) {
          const before = next;
          next = percentReducer(before, done);
          if (next.rows === before.rows) continue;
          expect(percentRows(next.rows)).toEqual(next.rows);
          expect(next.rows.length).toBeLessThanOrEqual(percentLimits.rows);
          expect(next.rows.every(({ percent }) => Number.isFinite(percent) && percent >= 0)).toBe(true);
        }
      }),
    );
  });

  it('changes no sum by moving', () => {
    fc.assert(
      fc.property(composition, place, (start, at) => {
        const moved = percentReducer(start, { type: 'rowMoved', row: at, by: 1 });
        expect(percentTotal(moved.rows)).toBe(percentTotal(start.rows));
      }),
    );
  });
});

describe('percent texts', () => {
  it.each([
    ['', 0],
    ['12.', 12],
    ['.5', 0.5],
    ['.', 0],
    ['1234', 1234],
  ])('%j is %s', (typed, percent) => expect(percentOf(typed)).toBe(percent));

  it('stay as typed while they mean the same number', () => {
    expect(percentText(12, '12.')).toBe('12.');
    expect(percentText(0, '')).toBe('');
    expect(percentText(12, '13')).toBe('12');
    expect(percentText(12.5, undefined)).toBe('12.5');
  });
});
