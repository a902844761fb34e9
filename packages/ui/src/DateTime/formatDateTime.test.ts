import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime } from './formatDateTime';

describe('formatDateTime', () => {
  it.each([
    ['2026-03-05 09:07:01', 'second', '2026-03-05 09:07:01'],
    ['2026-03-05T09:07:01', 'minute', '2026-03-05 09:07'],
    ['2026-03-05 09:07', 'second', '2026-03-05 09:07:00'],
    ['2026-03-05', 'second', '2026-03-05 00:00:00'],
    ['2026-03-05 09:07:01', 'day', '2026-03-05'],
    ['soon', 'second', null],
    [new Date(2026, 2, 5, 9, 7, 1), 'second', '2026-03-05 09:07:01'],
  ] as const)('%s to the %s is %s', (value, precision, shown) => {
    expect(formatDateTime(value, precision)).toBe(shown);
  });

  it('gives back the same moment for every date', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(1000, 0, 1), max: new Date(9999, 0, 1), noInvalidDate: true }), (date) => {
        const again = new Date(formatDateTime(date)!.replace(' ', 'T'));
        // Some zones repeat an hour in autumn: the written time is the same even where the moment is not.
        expect(formatDateTime(again)).toBe(formatDateTime(date));
      }),
    );
  });
});
